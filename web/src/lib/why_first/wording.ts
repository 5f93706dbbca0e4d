import { message } from "../message";
import type { Wording } from "../playing";
import type { WhyFirstConfig } from "../protocol";
import type { View } from "./staging";

export const whyFirstWording: Wording<WhyFirstConfig, View, unknown> = {
  asked: () => message("web-settings"),
  board: () => [],
};

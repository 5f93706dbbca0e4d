import { message } from "../message";
import type { Wording } from "../playing";
import type { OutspeedConfig } from "../protocol";
import type { View } from "./staging";

export const outspeedWording: Wording<OutspeedConfig, View, unknown> = {
  asked: () => message("web-settings"),
  board: () => [],
};

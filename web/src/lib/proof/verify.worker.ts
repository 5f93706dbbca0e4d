/** Checks a file beside the page, so that the page stays quick. */

import { verify } from "./verify_file.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  try {
    postMessage({ findings: verify(data) });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
});

/** Lines of bots that speak of routes and fuel. */

import type { OwnTalk } from "../../bots/lines";

export const raceTalk: OwnTalk = {
  "vega-1": "web-talk-vega-1",
  "vega-3": "web-talk-vega-3",
  "kit-2": "web-talk-kit-2",
  "otto-2": "web-talk-otto-2",
  "gale-2": "web-talk-gale-2",
};

/** Lines of bots that speak of cards and figures. */

import type { OwnTalk } from "../../bots/lines";

export const cardTalk: OwnTalk = {
  "vega-1": "web-talk-vega-1-cards",
  "vega-3": "web-talk-vega-3-cards",
  "kit-2": "web-talk-kit-2-cards",
  "otto-2": "web-talk-otto-2-cards",
  "gale-2": "web-talk-gale-2-cards",
};

/** The sentence at the top of a table. */

import { expect, test } from "vitest";
import { message, pilot } from "../src/lib/i18n/message";
import type { Look } from "../src/lib/protocol/types";
import { statusOf, type Standing } from "../src/lib/table/status_line";

const look = { status: "playing", seats: [], options: [] } as unknown as Look;
const standing: Standing = {
  look,
  waitingFor: [],
  seat: 0,
  chosen: "no",
  linked: true,
  busy: false,
  asked: null,
};

test("that it is over is told after it was shown", () => {
  const over = { ...look, status: "over", rematch: null } as Look;
  expect(statusOf({ ...standing, look: over, busy: true })).toEqual([message("web-watch")]);
  expect(statusOf({ ...standing, look: over })).toEqual([message("web-over")]);
  const old = { ...look, status: "archived", result: { winners: [1] } } as unknown as Look;
  expect(statusOf({ ...standing, look: old })).toEqual([
    message("web-archived"),
    message("web-table-winners", { count: 1, pilots: [pilot(1)] }),
  ]);
  const again = { ...over, rematch: "KESTREL" };
  expect(statusOf({ ...standing, look: again })).toEqual([
    message("web-over"),
    message("web-rematch-waits"),
  ]);
});

const asked = message("web-os-choose-route");
const open = { ...look, options: [{}] } as unknown as Look;
const waiting = { ...standing, look: open, waitingFor: [0, 2], asked };

test("whoever has chosen reads whom all wait for", () => {
  const others = message("web-waiting-for", { pilots: [pilot(2)] });
  expect(statusOf(waiting)).toEqual([asked, others]);
  expect(statusOf({ ...waiting, chosen: "yes" })).toEqual([message("web-locked-in"), others]);
});

test("a choice that has not reached the server is not locked in", () => {
  expect(statusOf({ ...waiting, chosen: "sending" })[0]).toEqual(message("web-sending"));
  const offline = { ...waiting, chosen: "sending", linked: false } as const;
  expect(statusOf(offline)[0]).toEqual(message("web-not-sent"));
});

import { expect, test } from "vitest";
import { ago, standingOf, type Mine } from "../src/lib/home/my_tables";
import { message, pilot } from "../src/lib/i18n/message";

const seat = (name: string | null, ready = true) => ({
  name,
  bot: null,
  ready,
  pledged: true,
  stood_in: false,
});

function mine(look: object, game = "outspeed"): Mine {
  const shown = {
    table: { game },
    look: { waiting_for: [], seats: [], result: null, ...look },
  };
  const known = shown as unknown as Mine["shown"];
  return { code: "KESTREL", seats: [1], at: 0, shown: known, stale: false };
}

test("whose turn it is comes first, then what goes on, lobbies, and what is over", () => {
  const standings = [
    mine({ status: "playing", waiting_for: [0, 1] }),
    mine({ status: "playing", waiting_for: [0, 2] }),
    mine({ status: "lobby", seats: [seat("Ada"), seat(null)] }),
    mine({ status: "over" }),
    { ...mine({}), shown: null },
  ].map(standingOf);
  expect(standings.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
  expect(standings.map(({ calls }) => calls)).toEqual([true, false, false, false, false]);
  expect(standings.map(({ says }) => says)).toEqual([
    message("web-your-turn"),
    message("web-waiting-for", { pilots: [pilot(0), pilot(2)] }),
    message("web-seats-still-free", { count: 1 }),
    message("web-over"),
    message("web-table-not-reached"),
  ]);
});

test("a table that is over says who won", () => {
  const says = (winners: number[], seats = [1]) =>
    standingOf({ ...mine({ status: "over", result: { winners } }), seats }).says;
  expect(says([1])).toEqual(message("web-table-won"));
  expect(says([0, 1])).toEqual(message("web-table-shared"));
  const others = message("web-table-winners", { count: 1, pilots: [pilot(2)] });
  expect(says([2])).toEqual(others);
  const here = message("web-table-winners", { count: 1, pilots: [pilot(1)] });
  expect(says([1], [0, 1])).toEqual(here);
  expect(says([])).toEqual(message("web-over"));
});

test("where nobody with a seat has won Why First?, Leon has", () => {
  const seats = [seat("Ada"), seat("Ben")];
  const over = mine({ status: "over", seats, result: { winners: [] } }, "why_first");
  const leon = message("web-table-winners", { count: 1, pilots: [pilot(2)] });
  expect(standingOf(over).says).toEqual(leon);
});

test("a full lobby waits for those who are not ready, or can start", () => {
  const waits = mine({ status: "lobby", seats: [seat("Ada", false), seat("Ben")] });
  expect(standingOf(waits).says).toEqual(message("web-waiting-for", { pilots: [pilot(0)] }));
  const ready = mine({ status: "lobby", seats: [seat("Ada"), seat("Ben")] });
  expect(standingOf(ready).says).toEqual(message("web-can-start"));
});

test("how long ago it was, in the largest unit that fits", () => {
  const said = [20, 60, 7199, 26 * 3600, 65 * 86_400].map((seconds) => ago(seconds * 1000, "en"));
  expect(said).toEqual(["now", "1 minute ago", "1 hour ago", "yesterday", "2 months ago"]);
  expect(ago(3 * 3_600_000, "pl")).toBe("3 godziny temu");
});

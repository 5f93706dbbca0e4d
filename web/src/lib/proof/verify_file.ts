/**
 * Checks the file of a finished game in the browser, without the rules: the commitment, the pledges,
 * every line and its leaf, the choices, every draw with its published odds, and the chain.
 * `paddock verify` checks the rest: that the odds, the events and the result are those of the rules.
 * The words are those of docs/shuffle-proof.md; src/paddock/proof/verify.py is the other verifier.
 */

import type {
  Entry,
  GameFile,
  Input,
  OpenedOptions,
  Proof,
  ProofLine,
  SeatSoFar,
} from "./game_file.ts";
import * as fair from "./shuffle.ts";

/** In the order in which they are listed. */
export const CHECKS = [
  "commitment",
  "pledges",
  "lines",
  "choices",
  "draws",
  "scores",
  "record",
  "chain",
] as const;

export type Check = (typeof CHECKS)[number];

/** A check, and the first line that does not fit, or null where all of it fits. */
export interface Finding {
  readonly check: Check;
  readonly line: number | null;
}

/**
 * One finding a check, in their order. Throws where the file cannot be read as one of a finished
 * game: that, too, proves nothing.
 */
export function verify(text: string): Finding[] {
  const file = JSON.parse(text) as GameFile;
  if (file.proof.scheme !== "paddock/1")
    throw new RangeError("there is no proof that is known here");
  const verifier = new Verifier(file);
  verifier.checkAll();
  const { odds, luck } = file.proof;
  const drawn = (odds !== null && luck?.secret !== null) || verifier.misfits.has("draws");
  const checks = CHECKS.filter((check) => check !== "draws" || drawn);
  return checks.map((check) => ({ check, line: verifier.misfits.get(check) ?? null }));
}

/** The finding that names the first line that does not fit; null if all fits. */
export function firstMisfit(findings: readonly Finding[]): Finding | null {
  let first: Finding | null = null;
  for (const finding of findings) {
    if (finding.line !== null && (first?.line ?? Infinity) > finding.line) first = finding;
  }
  return first;
}

class Verifier {
  readonly misfits = new Map<Check, number>();
  private readonly proof: Proof;
  private readonly secret: Uint8Array;
  private seats: SeatSoFar[] = [];
  private committed = new Map<string, unknown>();
  private seed: Uint8Array | null = null;
  private decision = 0;
  private inputs = 0;
  private lastReveal = 1;
  private follows = false;
  /** How often the seed was asked for since the lobby was open. */
  private calls = 0;
  /** The log tells its result, as all do since the second version of the format. */
  private tellsResult = false;
  /** The line that tells the result, or 0. */
  private endedAt = 0;
  private over = false;
  private readonly places = new Set<string>();

  private readonly file: GameFile;

  constructor(file: GameFile) {
    this.file = file;
    this.proof = file.proof;
    this.secret = bytes(file.proof.secret);
  }

  checkAll(): void {
    const { table, commitment, lines } = this.proof;
    if (fair.commitment(this.secret, table) !== commitment) this.miss("commitment", 1);
    const { luck } = this.proof;
    if (luck?.secret != null && fair.luckCommitment(bytes(luck.secret)) !== luck.commitment) {
      this.miss("commitment", 1);
    }
    let head = fair.genesis(table, commitment);
    for (const [index, line] of lines.entries()) {
      this.checkLine(index + 1, line);
      head = fair.link(head, line.leaf);
    }
    const last = Math.max(1, lines.length);
    if (!this.over && !(this.shared && this.endedAt > 0)) this.miss("scores", last);
    else this.checkCounts();
    if (head !== this.proof.head) this.miss("chain", last);
  }

  /** Of each check the first line counts. */
  private miss(check: Check, line: number): void {
    this.misfits.set(check, Math.min(line, this.misfits.get(check) ?? Infinity));
  }

  private checkLine(place: number, line: ProofLine): void {
    const salt = fair.salt(this.secret, line.number);
    const leaf = fair.leaf(salt, new TextEncoder().encode(line.body));
    if (line.number !== place || leaf !== line.leaf) this.miss("lines", place);
    const entry = parsed(line.body);
    if (entry === null) this.miss("lines", place);
    else this.follow(place, entry);
  }

  private follow(line: number, entry: Entry): void {
    if (typeof entry.seat === "number" && this.seats[entry.seat] === undefined) {
      return this.miss("lines", line);
    }
    switch (entry.type) {
      case "Opened":
        return this.opened(line, entry);
      case "Sat":
        return this.sit(line, entry, true);
      case "BotSat":
        return this.sit(line, entry, false);
      case "Readied":
        return this.readied(line, entry);
      case "Left":
        this.seats[entry.seat] = nobody();
        return;
      case "Called":
        return this.call(line);
      case "CalledOff":
        return this.callOff(line);
      case "Contributed":
        return this.contributed(line, entry);
      case "Chose":
        if (this.endedAt > 0 || entry.decision !== this.decision) this.miss("choices", line);
        this.committed.set(String(entry.seat), entry["action"]);
        return;
      case "Revealed":
        return this.revealed(line, entry);
      case "Ended":
        return this.end(line, entry);
      case "Disclosed":
        return this.disclosed(line, entry);
      default:
    }
  }

  // Before the game

  private opened(line: number, entry: Entry): void {
    const options = entry["options"] as OpenedOptions;
    const { game, rules_version } = this.file;
    if (options.game !== game || entry["rules_version"] !== rules_version)
      this.miss("record", line);
    const luck = options.luck ?? null;
    if (
      entry["commitment"] !== this.proof.commitment ||
      luck !== (this.proof.luck?.commitment ?? null)
    ) {
      this.miss("commitment", line);
    }
    this.follows = entry["follows"] !== undefined;
    this.tellsResult = entry["format"] !== undefined;
    this.seats = Array.from({ length: Math.min(options.players, 6) }, () => nobody());
  }

  private sit(line: number, entry: Entry, person: boolean): void {
    const pledge = person ? (entry["pledge"] as string | null) : null;
    const taken = (this.seats[entry.seat]?.taken ?? 0) > 0;
    if (taken || this.called || (person && pledge === null && !this.follows)) {
      this.miss("lines", line);
    }
    const pledged = pledge === null ? 0 : line;
    this.seats[entry.seat] = { ...nobody(), person, pledge, taken: line, pledged, ready: !person };
  }

  /** At a rematch a pledge comes with this: once, and before the start is called. */
  private readied(line: number, entry: Entry): void {
    const seat = this.seats[entry.seat];
    const pledge = entry["pledge"] as string | undefined;
    if (seat === undefined) return;
    if (this.called || (pledge !== undefined && seat.pledge !== null)) this.miss("lines", line);
    if (pledge !== undefined) Object.assign(seat, { pledge, pledged: line });
    seat.ready = entry["ready"] === true;
    if (!seat.person || (seat.ready && seat.pledge === null)) this.miss("lines", line);
  }

  /** In a lobby that is ready, and a second time while nobody contributed. */
  private call(line: number): void {
    const again = this.calls === 1 && this.nothingGiven();
    const lawful = this.called ? again : this.seats.every((seat) => seat.ready);
    if (!lawful || this.seed !== null) this.miss("lines", line);
    this.calls = this.called ? 2 : 1;
  }

  /** After the second call, and while nobody contributed. All pledges are void. */
  private callOff(line: number): void {
    if (this.calls !== 2 || !this.nothingGiven() || this.seed !== null) this.miss("lines", line);
    this.calls = 0;
    for (const seat of this.seats.filter(({ person }) => person)) {
      Object.assign(seat, { ready: false, pledge: null, pledged: 0 });
    }
  }

  /** The draws follow from a luck that other tables share. */
  private get shared(): boolean {
    return this.proof.luck != null;
  }

  private get called(): boolean {
    return this.calls > 0;
  }

  private nothingGiven(): boolean {
    return this.seats.every(({ given }) => given === 0);
  }

  /** Only between the call, which closes the list of pledges, and the first draw; and once. */
  private contributed(line: number, entry: Entry): void {
    const seat = this.seats[entry.seat];
    const late = !this.called || this.seed !== null || (seat?.given ?? 0) > 0;
    if (late || this.shared) this.miss("lines", line);
    const contribution = String(entry["contribution"]);
    const kept = /^[0-9a-f]{32}$/.test(contribution)
      ? fair.pledge(bytes(contribution)) === seat?.pledge
      : false;
    if (!kept) this.miss("pledges", line);
    if (seat !== undefined) Object.assign(seat, { contribution, given: line });
  }

  /** The seed is fixed; what the file says of pledges and contributions is what was said. */
  private begin(line: number): void {
    const { pledges, contributions, table } = this.proof;
    if (!this.called) this.miss("lines", line);
    for (const [number, seat] of this.seats.entries()) {
      const said = seat.person ? seat.pledged : seat.taken;
      this.hold(said || line, number, pledges, seat.pledge);
      this.hold(seat.given || line, number, contributions, seat.contribution);
    }
    const given = this.seats.map((seat) => seat.contribution);
    if (this.shared) {
      this.seed = fair.luckSeed(bytes(this.proof.luck?.secret ?? "00".repeat(32)));
      return;
    }
    if (given.some((part) => part !== null && part.length !== 32)) return this.miss("draws", line);
    const parts = given.map((part) => (part === null ? null : bytes(part)));
    this.seed = fair.seed(this.secret, table, parts);
  }

  private hold(
    line: number,
    seat: number,
    claimed: readonly (string | null)[],
    said: string | null,
  ): void {
    const fits = claimed.length === this.seats.length && claimed[seat] === said;
    if (!fits) this.miss("pledges", line);
  }

  // The game

  private revealed(line: number, entry: Entry): void {
    const inputs = entry["inputs"] as readonly Input[];
    const events = entry["events"] as readonly unknown[];
    if (this.seed === null) this.begin(line);
    else if (!same(inputs[0]?.choices, Object.fromEntries(this.committed))) {
      this.miss("choices", line);
    }
    if (this.endedAt > 0 || entry.decision !== this.decision) this.miss("lines", line);
    for (const [place, input] of inputs.entries()) {
      const equal = same(this.file.inputs[this.inputs], input);
      if (!equal || !same(this.file.events[this.inputs], events[place])) this.miss("record", line);
      if (input.type === "Drawn") this.checkDraw(line, input.drawn);
      this.inputs += 1;
    }
    this.committed = new Map();
    this.decision += 1;
    this.lastReveal = line;
  }

  private checkDraw(line: number, drawn: unknown): void {
    if (this.proof.odds === null) return;
    const offer = this.proof.odds[this.inputs];
    if (offer === null || offer === undefined || this.seed === null)
      return this.miss("draws", line);
    const label = this.shared ? (offer.place ?? "") : String(this.inputs);
    // Two draws of one place would be one draw.
    if (label === "" || this.places.has(label)) this.miss("draws", line);
    this.places.add(label);
    if (this.proof.luck?.secret === null) return;
    if (!same(fair.draw(this.seed, label, offer.odds, offer.draws), drawn))
      this.miss("draws", line);
  }

  /** How the game ended: told once, after a reveal, and as the file has it. */
  private end(line: number, entry: Entry): void {
    if (this.endedAt > 0 || this.lastReveal !== line - 1) this.miss("lines", line);
    const claimed = this.proof.result;
    if (claimed !== null && !same({ type: entry.type, ...claimed }, entry)) {
      this.miss("scores", line);
    }
    this.endedAt = line;
  }

  /** The secret follows the result at once, that of a shared luck when it is opened. */
  private disclosed(line: number, entry: Entry): void {
    const due = this.tellsResult || this.endedAt > 0 ? this.endedAt : this.lastReveal;
    const inPlace = this.shared ? this.endedAt > 0 : due === line - 1;
    if (this.over || !inPlace) this.miss("lines", line);
    const luck = entry["luck"] ?? null;
    if (entry["secret"] !== this.proof.secret || luck !== (this.proof.luck?.secret ?? null)) {
      this.miss("commitment", line);
    }
    this.over = true;
  }

  private checkCounts(): void {
    const { inputs, events } = this.file;
    const lists = [inputs, events, this.proof.odds ?? inputs];
    if (lists.some((list) => list.length !== this.inputs)) this.miss("record", this.lastReveal);
  }
}

function nobody(): SeatSoFar {
  return {
    person: false,
    pledge: null,
    taken: 0,
    pledged: 0,
    ready: false,
    contribution: null,
    given: 0,
  };
}

function parsed(body: string): Entry | null {
  try {
    const entry = JSON.parse(body) as Entry | null;
    return typeof entry?.type === "string" ? entry : null;
  } catch {
    return null;
  }
}

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whether two values of JSON are the same; the order of an object's fields does not count. */
function same(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inside: unknown) =>
    typeof inside === "object" && inside !== null && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inside,
  );
}

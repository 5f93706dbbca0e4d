/**
 * Every message on the wire, and what the games put into them. docs/protocol.md tells how they are
 * used. Made from src/paddock/protocol by tools/typescript.py: `make types`. Do not edit.
 */

// Values

/** length at least 1, length at most 64, pattern ^[A-Za-z0-9_-]+$ */
export type Key = string;

/** length at least 22, length at most 64, pattern ^[A-Za-z0-9_-]+$ */
export type SeatKey = string;

/** length at least 64, length at most 64, pattern ^[0-9a-f]{64}$ */
export type Hash = string;

/** length at least 32, length at most 32, pattern ^[0-9a-f]{32}$ */
export type Seed = string;

/** length at least 1, length at most 300 */
export type Text = string;

/** length at least 1, length at most 200 */
export type Name = string;

/** length at most 65536 */
export type DeckText = string;

/** length at least 1, length at most 64 */
export type TableCode = string;

/** at least 0, at most 5 */
export type SeatNumber = number;

/** at least 0, at most 9007199254740992 */
export type LineNumber = number;

/** length at most 64 */
export type GameName = string;

/** What can be chosen, whatever the game. */
export type Action = OutspeedAction | WhyFirstAction;

/** What chance can give, whatever the game. */
export type Outcome = OutspeedOutcome | WhyFirstOutcome;

/** What can happen, whatever the game. */
export type GameEvent = OutspeedEvent | WhyFirstEvent;

/** What is agreed before a game. */
export type Config = OutspeedConfig | WhyFirstConfig;

/** What a viewer knows of a game; the config is in the `Welcome`. */
export type GameView = Omit<OutspeedView, "config"> | Omit<WhyFirstView, "config">;

/** What the options may lead to, whatever the game. */
export type GameProspects = OutspeedProspects | WhyFirstProspects;

/** What a game is played with. */
export type Deck = OutspeedDeck | WhyFirstDeck;

// Messages of a client and of the server, and bodies over HTTP

/** I know the log up to this line (0: nothing). Within five seconds of the handshake. */
export interface Hello {
  readonly type: "Hello";
  readonly cursor?: LineNumber;
}

/**
 * Go on at another table over this socket, in the same seat. Its `Welcome` comes next.
 *
 * `cursor` is the last line of that table's log that I know. The cookies are the handshake's.
 */
export interface GoTo {
  readonly type: "GoTo";
  readonly table: TableCode;
  readonly cursor?: LineNumber;
}

/** My choice in this decision; it can be changed until the decision closes. */
export interface Choose {
  readonly type: "Choose";
  readonly key: Key;
  readonly decision: LineNumber;
  readonly action: Action;
}

/** My 16 random bytes for the seed, as I pledged them. */
export interface Contribute {
  readonly type: "Contribute";
  readonly key: Key;
  readonly contribution: Seed;
}

/**
 * I am ready to start, or no longer.
 *
 * At a rematch one's seat is kept, but not what one pledged: a new `pledge` comes with this.
 */
export interface Ready {
  readonly type: "Ready";
  readonly key: Key;
  readonly ready?: boolean;
  readonly pledge?: Hash | null;
}

/** Put a bot of this level on a free seat. */
export interface SeatBot {
  readonly type: "SeatBot";
  readonly key: Key;
  readonly seat: SeatNumber;
  readonly level: Name;
}

/** Send a bot away, leave my own seat, or free one whose owner did not come to a rematch. */
export interface FreeSeat {
  readonly type: "FreeSeat";
  readonly key: Key;
  readonly seat: SeatNumber;
}

/** Begin: all seats are taken and everyone is ready. */
export interface Start {
  readonly type: "Start";
  readonly key: Key;
}

/** Chat: a text, or one of the quick emotes. */
export interface Say {
  readonly type: "Say";
  readonly key: Key;
  readonly text: Text;
  readonly emote?: boolean;
}

/** Open a table for the same people; the second who asks gets the same table. */
export interface Rematch {
  readonly type: "Rematch";
  readonly key: Key;
}

/** Are you there? Anything in `sent` comes back. */
export interface Ping {
  readonly type: "Ping";
  readonly sent: number;
}

/**
 * What a viewer has to know of the table before anything else.
 *
 * `config` is null where the table was played under rules that the server no longer has.
 * `invitation` leads to this table while its lobby is open. `connected`, `watching`: as in a
 * `Presence`.
 */
export interface Welcome {
  readonly type: "Welcome";
  readonly code: string;
  readonly seat: Seat | null;
  readonly status: Status;
  readonly options: Options;
  readonly config: Config | null;
  readonly commitment: string;
  readonly head: number;
  readonly now: number;
  readonly invitation: string | null;
  readonly connected: readonly Seat[];
  readonly watching: number;
}

/** A place at the table, counted from 0. */
export type Seat = number;

/** How far a table has come. */
export type Status = "lobby" | "seeding" | "playing" | "over" | "frozen" | "archived";

/**
 * The options of a table, agreed when it opens. `deck` is the text of a deck file, or null.
 *
 * `clock` is how many seconds everyone has for a decision; null: as long as they like.
 * `odds` is False where nobody is shown how likely a choice ends their race. `luck` is the
 * commitment to a luck that other tables may share (`proof.luck`).
 */
export interface Options {
  readonly game: string;
  readonly players: number;
  readonly variant: string | null;
  readonly deck: string | null;
  readonly clock: number | null;
  readonly private: boolean;
  readonly odds?: boolean;
  readonly luck?: string;
}

/** A line of the log as this viewer may see it; `leaf` binds the server to what it hides. */
export interface News {
  readonly type: "News";
  readonly number: number;
  readonly at: number;
  readonly leaf: string;
  readonly entry: Entry;
}

/**
 * Who is on a seat: nobody, a player or a bot.
 *
 * `pledged`: a player's part of the seed is fixed. `stood_in`: a bot plays until they return.
 */
export interface SeatShown {
  readonly name: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly pledged: boolean;
  readonly stood_in: boolean;
}

/**
 * The table as this viewer may know it after line `head`: to settle on.
 *
 * `view` is null before the game begins; the config in it was in the `Welcome`. `asked` are the
 * seats of the open decision, `waiting_for` those of them that have yet to choose. The clock runs
 * from `clock_starts`, when all events can have been seen, to `deadline`. `prospects` tell what
 * the options may lead to, one after the other, and how the game stands.
 */
export interface Look {
  readonly type: "Look";
  readonly head: number;
  readonly status: Status;
  readonly seats: readonly SeatShown[];
  readonly decision: number;
  readonly clock_starts: number | null;
  readonly deadline: number | null;
  readonly view: GameView | null;
  readonly options: readonly Action[];
  readonly prospects: GameProspects | null;
  readonly my_choice: Action | null;
  readonly asked: readonly Seat[];
  readonly waiting_for: readonly Seat[];
  readonly result: GameOver | null;
  readonly rematch: string | null;
}

/** The result. Seats that share a place hold the same number, the next one is skipped. */
export interface GameOver {
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly rated: boolean;
}

/** Done, and durable: it is line `number` of the log. */
export interface Ack {
  readonly type: "Ack";
  readonly key: string;
  readonly number: number;
}

/**
 * Not done, and why: the name of a message. `key` is null if none could be read.
 *
 * A choice for a decision that is not open is followed by what was missed, and by a `Look`.
 */
export interface Refusal {
  readonly type: "Refusal";
  readonly key: string | null;
  readonly why: string;
}

/** I am here, and this is my time. */
export interface Pong {
  readonly type: "Pong";
  readonly sent: number;
  readonly now: number;
}

/**
 * The seats whose players have a connection now, and how many connections only watch.
 *
 * No line of the log says so.
 */
export interface Presence {
  readonly type: "Presence";
  readonly connected: readonly Seat[];
  readonly watching: number;
}

/** POST /api/tables. `odds`: whether it shows chances to be out; `key`: as in a `TakeSeat`. */
export interface OpenTable {
  readonly game: GameName;
  readonly players: number;
  readonly variant?: GameName | null;
  readonly deck?: DeckText | null;
  readonly clock?: number | null;
  readonly private?: boolean;
  readonly odds?: boolean;
  readonly key?: SeatKey | null;
}

/** The code of a new table, and the server's commitment to its secret. */
export interface TableOpened {
  readonly code: string;
  readonly commitment: string;
}

/** GET /api/invitations/{invitation}: the code of the table it leads to. */
export interface Invited {
  readonly code: string;
}

/**
 * POST /api/tables/{code}/seats: any free seat, or this one.
 *
 * `key` is 128 random bits or more, which nobody else knows: with the same one the same request
 * can be sent again.
 */
export interface TakeSeat {
  readonly name: Name;
  readonly pledge: Hash;
  readonly seat?: SeatNumber | null;
  readonly key?: SeatKey | null;
}

/** The seat; its token comes as a cookie that scripts cannot read. */
export interface SeatTaken {
  readonly seat: number;
}

/** A table in the public list. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly players: number;
  readonly variant: string | null;
  readonly clock: number | null;
  readonly names: readonly (string | null)[];
  readonly status: Status;
}

/**
 * GET /api/tables/{code}: a table as a spectator may know it.
 *
 * `root` is the first table at which the same people play: seat cookies are named after it.
 */
export interface TableShown {
  readonly table: TableInfo;
  readonly commitment: string;
  readonly look: Look;
  readonly root: string;
}

/**
 * GET /api/tables/{code}/odds: the prospects of my open decision, chances to be out included.
 *
 * They take milliseconds to estimate, so a client asks for them where somebody looks at them.
 */
export interface Odds {
  readonly decision: number;
  readonly prospects: GameProspects;
}

/**
 * One input of a finished game, and how it stood afterwards, as one viewer may know it.
 *
 * `round` is counted through the whole game; `begins` are the rounds that began with it (more than
 * one, where the last rounds need no choice). `choices`: who chose, and what the viewer did; null
 * where chance decided. The events show what others chose.
 */
export interface ReplayStep {
  readonly decision: number;
  readonly at: number;
  readonly round: number | null;
  readonly begins: readonly number[];
  readonly choices: { readonly [key: string]: Action | null } | null;
  readonly events: readonly GameEvent[];
  readonly view: GameView | null;
  readonly options: readonly Action[];
  readonly prospects: GameProspects | null;
}

/**
 * GET /api/tables/{code}/replay: a finished game, step by step, for a seat or a spectator.
 *
 * A game of older rules (`archived`) has its events, but no views; it has a result if its log
 * tells one. `hints`: how many of its decisions each seat made with a hint.
 */
export interface Replay {
  readonly code: string;
  readonly seat: Seat | null;
  readonly status: Status;
  readonly options: Options;
  readonly config: Config | null;
  readonly names: readonly (string | null)[];
  readonly bots: readonly (string | null)[];
  readonly hints: readonly number[];
  readonly result: GameOver | null;
  readonly steps: readonly ReplayStep[];
}

/** A game: how many may play it, its variants by name, and its house deck. */
export interface CatalogGame {
  readonly name: string;
  readonly rules_version: number;
  readonly players: readonly number[];
  readonly variants: readonly string[];
  readonly deck: Deck;
}

/** GET /api/catalog. `strengths` are the bots among which people choose, the weakest first. */
export interface Catalog {
  readonly version: string;
  readonly bots: readonly string[];
  readonly strengths: readonly string[];
  readonly games: readonly CatalogGame[];
}

/** GET /api/games/{game}/words/{language}: the sentences of a game, as Fluent messages. */
export interface GameWords {
  readonly fluent: string;
}

/**
 * POST /api/games/{game}/tell: values of a game, just as the server sent them.
 *
 * For a client that does not know the game: it can say in words what it shows.
 */
export interface Tell {
  readonly config: unknown;
  readonly view?: unknown;
  readonly seat?: SeatNumber | null;
  readonly options?: readonly unknown[];
  readonly events?: readonly unknown[];
}

/** A message of the game's words, and what fills it: numbers, texts, seats, other sentences. */
export interface Sentence {
  readonly name: string;
  readonly parts: { readonly [key: string]: unknown };
}

/** The sentences about each event, a short name of each option, and when it is chosen. */
export interface Told {
  readonly events: readonly (readonly Sentence[])[];
  readonly options: readonly Sentence[];
  readonly moment: Sentence | null;
}

/** POST /api/decks/check: the text of a deck file, and the game that it is for. */
export interface CheckDeck {
  readonly game: GameName;
  readonly deck: DeckText;
}

/**
 * What is wrong with a deck: the name of a message, what fills it, and where it is.
 *
 * A warning does not keep anybody from playing with the deck.
 */
export interface DeckFault {
  readonly message: string;
  readonly parts: { readonly [key: string]: string };
  readonly warning: boolean;
  readonly tile: number | null;
  readonly face: string | null;
  readonly route: string | null;
  readonly field: string | null;
}

/**
 * Whether a deck can be played with, and its faults, at most 100.
 *
 * `deck` is what could be read of it, so that a form can go on with it; null, if nothing could.
 */
export interface DeckChecked {
  readonly playable: boolean;
  readonly deck: Deck | null;
  readonly count: number;
  readonly faults: readonly DeckFault[];
}

/** GET /health: how many are watching, and the server's version. */
export interface Health {
  readonly watching: number;
  readonly version: string;
}

/** Why something cannot be done: the name of a message. */
export interface Problem {
  readonly why: string;
}

/** What the options of an open decision are worth, by which judge. */
export interface Hint {
  readonly decision: number;
  readonly judge: string;
  readonly options: readonly OptionValue[];
}

/** An option: the win chance that it led to, and how often the judge would take it. */
export interface OptionValue {
  readonly action: Action;
  readonly win_chance: number;
  readonly share: number;
}

/**
 * A finished game as one seat could judge it.
 *
 * `turning_points` are places in `judgements`, in the order of the game. `result` is the share of
 * the win that the seat got: 1 alone, 0.5 with one other, 0 without.
 */
export interface Analysis {
  readonly game: string;
  readonly seat: Seat;
  readonly players: number;
  readonly judge: string;
  readonly result: number;
  readonly judgements: readonly Judgement[];
  readonly turning_points: readonly number[];
}

/**
 * One decision of the seat.
 *
 * `step` is the number of the input that closed it. `moment` is the name of a message that says
 * when it was, and `when` fills it. `chosen` and `best` are places in `options`.
 * `cost` is how much win chance the choice gave away, `error` its standard error.
 */
export interface Judgement {
  readonly step: number;
  readonly decision: number;
  readonly moment: string;
  readonly when: { readonly [key: string]: number };
  readonly win_chance: number;
  readonly options: readonly OptionValue[];
  readonly chosen: number;
  readonly best: number;
  readonly cost: number;
  readonly error: number;
}

/** What a client asks for, with a key of its own choosing. */
export type Request = Choose | Contribute | Ready | SeatBot | FreeSeat | Start | Say | Rematch;

/** Everything that a client may send. */
export type FromClient =
  | Hello
  | GoTo
  | Ping
  | Choose
  | Contribute
  | Ready
  | SeatBot
  | FreeSeat
  | Start
  | Say
  | Rematch;

/** Everything that a client is sent. */
export type FromServer = Welcome | News | Look | Ack | Refusal | Pong | Presence;

// Reasons for refusals

/** Why a server refuses a request: the `why` of a `Refusal` and of a `Problem`. */
export type Reason =
  | "busy"
  | "disk-error"
  | "server-failed"
  | "database-damaged"
  | "database-unreachable"
  | "disk-full"
  | "store-failed"
  | "store-closed"
  | "too-many-requests"
  | "too-many-guesses"
  | "too-many-tables"
  | "too-many-seats"
  | "coach-busy"
  | "too-early"
  | "not-all-ready"
  | "seats-free"
  | "game-not-over"
  | "rules-failed"
  | "replay-too-long"
  | "other-decision"
  | "no-decision-open"
  | "too-late"
  | "not-asked"
  | "no-seed-wanted"
  | "game-has-begun"
  | "seat-taken"
  | "seat-free"
  | "table-full"
  | "nothing-to-leave"
  | "not-away"
  | "not-your-seat"
  | "spectator"
  | "origin-not-allowed"
  | "no-such-table"
  | "no-such-invitation"
  | "not-found"
  | "odds-off"
  | "hints-off"
  | "no-odds"
  | "table-frozen"
  | "table-archived"
  | "malformed"
  | "hello-first"
  | "hello-again"
  | "key-reused"
  | "not-an-option"
  | "no-such-seat"
  | "no-such-bot"
  | "no-such-game"
  | "no-such-variant"
  | "wrong-players"
  | "deck-refused"
  | "name-taken"
  | "name-length"
  | "name-has-hidden-signs"
  | "name-has-too-many-marks"
  | "text-length"
  | "text-has-hidden-signs"
  | "chat-full"
  | "log-full"
  | "pledge-needed"
  | "pledge-given"
  | "seed-not-pledged"
  | "not-json"
  | "body-too-large"
  | "too-slow"
  | "method-not-allowed";

/** Reasons after which nothing was written, whatever the status of the answer. */
export const NOT_DONE: ReadonlySet<string> = new Set<Reason>([
  "disk-full",
  "store-failed",
  "store-closed",
  "too-many-requests",
  "too-many-guesses",
  "too-many-tables",
  "too-many-seats",
  "coach-busy",
  "too-early",
  "not-all-ready",
  "seats-free",
  "game-not-over",
  "rules-failed",
  "replay-too-long",
  "other-decision",
  "no-decision-open",
  "too-late",
  "not-asked",
  "no-seed-wanted",
  "game-has-begun",
  "seat-taken",
  "seat-free",
  "table-full",
  "nothing-to-leave",
  "not-away",
  "not-your-seat",
  "spectator",
  "origin-not-allowed",
  "no-such-table",
  "no-such-invitation",
  "not-found",
  "odds-off",
  "hints-off",
  "no-odds",
  "table-frozen",
  "table-archived",
  "malformed",
  "hello-first",
  "hello-again",
  "key-reused",
  "not-an-option",
  "no-such-seat",
  "no-such-bot",
  "no-such-game",
  "no-such-variant",
  "wrong-players",
  "deck-refused",
  "name-taken",
  "name-length",
  "name-has-hidden-signs",
  "name-has-too-many-marks",
  "text-length",
  "text-has-hidden-signs",
  "chat-full",
  "log-full",
  "pledge-needed",
  "pledge-given",
  "seed-not-pledged",
  "not-json",
  "body-too-large",
  "too-slow",
  "method-not-allowed",
]);

// What stands in a table's log, as one viewer may see it

/**
 * A table was opened, with the server's commitment to its secret.
 *
 * `follows` is the first table of those at which the same people have played: it is a rematch.
 * `format` is the version of the log; the first one did not say so.
 */
export interface Opened {
  readonly type: "Opened";
  readonly options: Options;
  readonly rules_version: number;
  readonly commitment: string;
  readonly follows?: string;
  readonly format?: number;
}

/**
 * Somebody took a seat. Only the hash of the seat's token is stored, and sent to nobody.
 *
 * A player who has kept the seat for a rematch has no pledge yet: it comes with a `Readied`.
 */
export interface Sat {
  readonly type: "Sat";
  readonly seat: Seat;
  readonly name: string;
  readonly pledge: string | null;
  readonly token_hash: string | null;
}

/** A bot took a seat. */
export interface BotSat {
  readonly type: "BotSat";
  readonly seat: Seat;
  readonly level: string;
}

/** A seat is free again. */
export interface Left {
  readonly type: "Left";
  readonly seat: Seat;
}

/** A player is ready, or no longer; `pledge` is there if they had none before. */
export interface Readied {
  readonly type: "Readied";
  readonly seat: Seat;
  readonly ready: boolean;
  readonly pledge?: string;
}

/**
 * The start was called: seats are closed, players reveal their part of the seed.
 *
 * A second one follows if nobody reveals anything in time: the players have a second try.
 */
export interface Called {
  readonly type: "Called";
}

/**
 * The table is a lobby again: twice no part of the seed was revealed.
 *
 * All pledges are void. What somebody sent in vain may be known, so the next pledge must be new.
 */
export interface CalledOff {
  readonly type: "CalledOff";
}

/** A player's part of the seed, as pledged. */
export interface Contributed {
  readonly type: "Contributed";
  readonly seat: Seat;
  readonly contribution: string;
}

/** A seat has chosen, or changed its mind. */
export interface Chose {
  readonly type: "Chose";
  readonly decision: number;
  readonly seat: Seat;
  readonly action: Action | null;
  readonly by: By;
}

/** The maker of a choice. */
export type By = "owner" | "bot" | "stand-in" | "default";

/**
 * A decision closed (or the game began): the inputs it gave the rules, and what happened.
 *
 * Inputs stay secret after the reveal: a token laid face down is an input, too.
 */
export interface Revealed {
  readonly type: "Revealed";
  readonly decision: number;
  readonly inputs: readonly (Chosen | Drawn)[] | null;
  readonly events: readonly (readonly GameEvent[])[];
}

/** All choices of one decision, revealed together. */
export interface Chosen {
  readonly type: "Chosen";
  readonly choices: { readonly [key: string]: Action };
}

/** What one chance gave, in order. */
export interface Drawn {
  readonly type: "Drawn";
  readonly drawn: readonly Outcome[];
}

/** A bot plays for an absent player until they return. */
export interface StoodIn {
  readonly type: "StoodIn";
  readonly seat: Seat;
}

/** A player plays for themselves again. */
export interface Returned {
  readonly type: "Returned";
  readonly seat: Seat;
}

/** A player, alone among bots, saw what the Champion thinks of each option. */
export interface Hinted {
  readonly type: "Hinted";
  readonly decision: number;
  readonly seat: Seat;
}

/** Chat: a text, or one of the quick emotes. */
export interface Said {
  readonly type: "Said";
  readonly seat: Seat | null;
  readonly text: string;
  readonly emote: boolean;
}

/** The server was away for so many seconds: the deadline moved by as much. */
export interface Extended {
  readonly type: "Extended";
  readonly seconds: number;
}

/** The rules failed on a choice; after three such failures the table is frozen. */
export interface Failed {
  readonly type: "Failed";
  readonly decision: number;
}

/** The rules have ended the game, and this is how: it holds under any later rules. */
export interface Ended {
  readonly type: "Ended";
  readonly reason: string;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly rated: boolean;
}

/**
 * The secret of a game that is over: every draw and every salt can be checked from it.
 *
 * Draws on a shared luck follow from `luck`, its secret: this comes when the luck is opened.
 */
export interface Disclosed {
  readonly type: "Disclosed";
  readonly secret: string;
  readonly luck?: string;
}

/** The same people meet again at another table. */
export interface Rematched {
  readonly type: "Rematched";
  readonly code: string;
}

/** Any of the entries above. */
export type Entry =
  | Opened
  | Sat
  | BotSat
  | Left
  | Readied
  | Called
  | CalledOff
  | Contributed
  | Chose
  | Revealed
  | StoodIn
  | Returned
  | Hinted
  | Said
  | Extended
  | Failed
  | Ended
  | Disclosed
  | Rematched;

// The games

/** 4.2 Lay a token face down, or none. */
export interface Declare {
  readonly type: "Declare";
  readonly token: Token | null;
}

/** 1.7 The six kinds of bonus tokens. */
export type Token =
  | "nitro"
  | "flamethrower"
  | "fuel_tank"
  | "force_field"
  | "electromagnet"
  | "ion_cannon";

/** 6.1 Choose a route. */
export interface Program {
  readonly type: "Program";
  readonly route: Side;
}

/** Which of the three routes of a face. */
export type Side = "left" | "middle" | "right";

/** 7.8 Choose a value of the middle dial. */
export interface SetDial {
  readonly type: "SetDial";
  readonly value: number;
}

/** 7.7 Keep this one of the two tokens looked at. */
export interface Keep {
  readonly type: "Keep";
  readonly token: Token;
}

/** What can be chosen in OUTSPEED. */
export type OutspeedAction = Declare | Program | SetDial | Keep;

/** 2.2, 9.1 A new round begins with this tile on top. */
export interface TileTurnedUp {
  readonly type: "TileTurnedUp";
  readonly round: number;
  readonly tile: number;
  readonly face: Players;
}

/** 1.4 The two faces of a tile, named by the most players they are for. */
export type Players = 4 | 6;

/** 9.2 A ship stood in the zone: its markers went back to the supply. */
export interface MarkersRemoved {
  readonly type: "MarkersRemoved";
  readonly zone: number;
  readonly count: number;
}

/** 4.2 A token lies face down; only its owner knows the kind. */
export interface TokenLaid {
  readonly type: "TokenLaid";
  readonly seat: Seat;
  readonly token: Token | null;
}

/** 4.2 All of a zone have said whether they play a token. */
export interface ZoneDeclared {
  readonly type: "ZoneDeclared";
  readonly zone: number;
  readonly answers: { readonly [key: string]: boolean };
}

/** 4.4 All have declared: the tokens that were laid are turned up. */
export interface TokensTurnedUp {
  readonly type: "TokensTurnedUp";
  readonly tokens: { readonly [key: string]: Token };
}

/** 4.13 A token was applied and changed nothing. */
export interface TokenWithoutEffect {
  readonly type: "TokenWithoutEffect";
  readonly seat: Seat;
  readonly token: Token;
}

/** 5.1 A ship moved; `end` is null where it was pushed off the rear. */
export interface ShipMoved {
  readonly type: "ShipMoved";
  readonly seat: Seat;
  readonly start: number;
  readonly end: number | null;
  readonly push: Push;
  readonly stopped_by_field: boolean;
}

/** What moves a ship. */
export type Push = "nitro" | "hit" | "route";

/** 4.7, 7.6 From a Fuel Tank or, on a route, as a reward. */
export interface FuelGained {
  readonly type: "FuelGained";
  readonly seat: Seat;
  readonly amount: number;
  readonly fuel: number;
  readonly tank: boolean;
}

/** 4.10 An Ion Cannon hit. */
export interface FuelDrained {
  readonly type: "FuelDrained";
  readonly seat: Seat;
  readonly amount: number;
  readonly fuel: number;
}

/** 4.11 A force field stands in the zone. */
export interface MarkerLaid {
  readonly type: "MarkerLaid";
  readonly seat: Seat;
  readonly zone: number;
}

/** 5.2 A board was laid ahead; `zone` is its first zone. */
export interface BoardAdded {
  readonly type: "BoardAdded";
  readonly zone: number;
}

/** 5.3 The rear board is the spare again; `zone` was its first zone. */
export interface BoardRemoved {
  readonly type: "BoardRemoved";
  readonly zone: number;
  readonly markers: number;
}

/** 8.1 Who left in this moment and why, and the tokens they had to turn up. */
export interface ShipsEliminated {
  readonly type: "ShipsEliminated";
  readonly losses: { readonly [key: string]: Loss };
  readonly tokens: { readonly [key: string]: readonly Token[] };
}

/** 8. What ends a pilot's race. */
export type Loss =
  | "off_the_rear"
  | "drained"
  | "no_route"
  | "empty_tank"
  | "in_debt"
  | "rear_board";

/** 8.2 All tiles turned to the 3-4 face. */
export interface TilesFlipped {
  readonly type: "TilesFlipped";
  readonly tile: number;
}

/** 7.1 What everyone programmed. */
export interface RoutesRevealed {
  readonly type: "RoutesRevealed";
  readonly routes: { readonly [key: string]: Side };
}

/** 7.2 Too many for the route: all of them lose their turn. */
export interface TurnsLost {
  readonly type: "TurnsLost";
  readonly route: Side;
  readonly room: number;
  readonly seats: readonly Seat[];
}

/** 7.9 Nobody else chose the route: the reward is free. */
export interface DroveAlone {
  readonly type: "DroveAlone";
  readonly seat: Seat;
  readonly route: Side;
}

/** 7.9 Several chose the route: all pay and gain nothing. */
export interface RouteShared {
  readonly type: "RouteShared";
  readonly seats: readonly Seat[];
  readonly route: Side;
}

/** 7.8 The values of the middle dials. */
export interface DialsRevealed {
  readonly type: "DialsRevealed";
  readonly values: { readonly [key: string]: number };
}

/** 7.3 A player rolled a die of their route. */
export interface DieRolled {
  readonly type: "DieRolled";
  readonly seat: Seat;
  readonly die: Die;
  readonly value: number;
}

/** What a die is rolled for: its colour follows. */
export type Die = "cost" | "zones" | "fuel";

/** 7.3 What was owed, what was paid of it, and the fuel that is left. */
export interface CostPaid {
  readonly type: "CostPaid";
  readonly seat: Seat;
  readonly owed: number;
  readonly paid: number;
  readonly fuel: number;
}

/** 7.7 The discard was shuffled and went under the stack. */
export interface StackRefilled {
  readonly type: "StackRefilled";
  readonly count: number;
}

/** 7.7 A player drew; `tokens` is null to everyone else. */
export interface TokensLookedAt {
  readonly type: "TokensLookedAt";
  readonly seat: Seat;
  readonly count: number;
  readonly tokens: readonly Token[] | null;
}

/** 7.7 One token kept, the other (if there were two) put under the stack: both are secret. */
export interface TokenKept {
  readonly type: "TokenKept";
  readonly seat: Seat;
  readonly kept: Token | null;
  readonly returned: Token | null;
  readonly returned_one: boolean;
}

/** 10. The result. */
export interface RaceEnded {
  readonly type: "RaceEnded";
  readonly ending: Ending;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
}

/** 10. How a race ends. */
export type Ending = "finish" | "last_ship" | "no_ship";

/** What can happen in OUTSPEED. */
export type OutspeedEvent =
  | TileTurnedUp
  | MarkersRemoved
  | TokenLaid
  | ZoneDeclared
  | TokensTurnedUp
  | TokenWithoutEffect
  | ShipMoved
  | FuelGained
  | FuelDrained
  | MarkerLaid
  | BoardAdded
  | BoardRemoved
  | ShipsEliminated
  | TilesFlipped
  | RoutesRevealed
  | TurnsLost
  | DroveAlone
  | RouteShared
  | DialsRevealed
  | DieRolled
  | CostPaid
  | StackRefilled
  | TokensLookedAt
  | TokenKept
  | RaceEnded;

/** What chance can give in OUTSPEED. */
export type OutspeedOutcome = number | Token;

/** Numbers in the rules of OUTSPEED. */
export const OUTSPEED = {
  zones_of_a_board: 7,
  boards: 2,
  first_zone_of_ships: 3,
  rounds: 13,
  tiles: 16,
  finish_tiles: [13, 14, 15, 16],
  lonely_on_face34: [11],
} as const;

/**
 * 11. A race as one seat (or, with `seat` null, a spectator) knows it.
 *
 * `tiles` are the track tiles that have not been turned up yet: which, but not in which order.
 */
export interface OutspeedView {
  readonly config: OutspeedConfig;
  readonly phase: OutspeedPhase;
  readonly seat: Seat | null;
  readonly round: number;
  readonly tile: number | null;
  readonly face: Players;
  readonly tiles: readonly number[];
  readonly zones: readonly (number | null)[];
  readonly fuel: readonly number[];
  readonly token_counts: readonly number[];
  readonly my_tokens: readonly Token[];
  readonly stack: StackView;
  readonly discard: readonly number[];
  readonly markers: readonly number[];
  readonly rear: number;
  readonly boards_added: number;
  readonly bonus: BonusView | null;
  readonly resolution: Resolution | null;
  readonly drawing: DrawingView | null;
  readonly eliminated: readonly (readonly Seat[])[];
  readonly ending: Ending | null;
}

/** What is agreed before a race. */
export interface OutspeedConfig {
  readonly players: number;
  readonly deck: OutspeedDeck;
  readonly variant: OutspeedVariant | null;
}

/** Everything in the box that is data: 16 tiles in order, two dice, the bonus tokens. */
export interface OutspeedDeck {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly yellow: readonly number[];
  readonly blue: readonly number[];
  readonly tokens: readonly number[];
}

/** 1.4 A track tile (1-12) or a finish tile (13-16), with its two faces. */
export interface Tile {
  readonly number: number;
  readonly face34: Face;
  readonly face56: Face;
}

/** 1.5 Up to three routes. One that is null is dark. */
export interface Face {
  readonly left?: Route | null;
  readonly middle?: Route | null;
  readonly right?: Route | null;
}

/** 1.5 A lit route: its condition, its cost and its rewards. No room given: room for all. */
export interface Route {
  readonly room?: number | null;
  readonly cost?: Amount;
  readonly zones?: Amount;
  readonly fuel?: Amount;
  readonly token?: boolean;
}

/**
 * 1.6 A sum: a number, dice, counts of players on routes, the middle dial.
 *
 * The dice are yellow where the amount is fuel and blue where it is zones.
 */
export interface Amount {
  readonly number?: number;
  readonly dice?: number;
  readonly counts?: readonly Side[];
  readonly dial?: boolean;
}

/** The ways to play other than the usual one. */
export type OutspeedVariant = "first_race";

/** What the race waits for, in the order of a round. */
export type OutspeedPhase =
  | "turn_up_tile"
  | "declare"
  | "program"
  | "set_dial"
  | "roll_costs"
  | "roll_rewards"
  | "draw_tokens"
  | "keep_token"
  | "over";

/** 11.1, 11.3 How many tokens lie where. Known are only those the viewer put back. */
export interface StackView {
  readonly pile: number;
  readonly bottom: readonly (Token | null)[];
  readonly bottom_by: readonly Seat[];
}

/** 11.4 Who has said what; the kind of a laid token is known to its owner alone. */
export interface BonusView {
  readonly zone: number;
  readonly answers: readonly (boolean | null)[];
  readonly my_token: Token | null;
}

/**
 * 7. What everyone programmed, and the known part of what it costs and brings them.
 *
 * `driving`: neither lost the turn nor without a route. `dice` are yet to be rolled, in order.
 */
export interface Resolution {
  readonly routes: readonly (Side | null)[];
  readonly driving: readonly boolean[];
  readonly dials: readonly (number | null)[];
  readonly owed: readonly number[];
  readonly zones: readonly number[];
  readonly fuel: readonly number[];
  readonly dice: readonly Roll[];
}

/** 7.3 A die that a player has to roll. */
export interface Roll {
  readonly seat: Seat;
  readonly die: Die;
}

/** 11.1 Who draws how many tokens; what they are is known to the drawing seat alone. */
export interface DrawingView {
  readonly order: readonly Seat[];
  readonly served: number;
  readonly counts: readonly number[];
  readonly my_tokens: readonly Token[];
}

/**
 * What can be said of the race, and of each option in its order: null where nothing can.
 *
 * The zones up to `rear_board` are the rear board. Those up to `will_leave` go in this round, for
 * boards were added; those up to `could_leave` go if ships drive as far as this tile lets them.
 * `front` is the last zone of the track. `places` are those that the ships have now (10.3).
 */
export interface OutspeedProspects {
  readonly rear_board: number;
  readonly will_leave: number | null;
  readonly could_leave: number | null;
  readonly front: number;
  readonly tiles_left: number;
  readonly places: readonly number[];
  readonly options: readonly (RouteProspect | TokenProspect | null)[];
}

/**
 * 6, 7. What a route, or a value on the dial, brings to someone who does not lose the turn.
 *
 * `paid`: the fuel left after paying; `rewarded`: after the rewards. An emptied tank is the end
 * (7.4), but for exactly 0 on the finish tile (7.5): `may_empty` and `will_empty` speak of those
 * who would be eliminated. With room for all, `room` is null. `if_least` and `if_most` are the
 * landings for the least and the most zones. `may_finish_empty`: 7.5 lets its driver stay in the
 * race with exactly 0.
 */
export interface RouteProspect {
  readonly type: "RouteProspect";
  readonly cost: Span;
  readonly paid: Span;
  readonly rewarded: Span;
  readonly zones: Span;
  readonly if_least: Landing;
  readonly if_most: Landing;
  readonly room: number | null;
  readonly may_lose_turn: boolean;
  readonly token: boolean;
  readonly may_empty: boolean;
  readonly will_empty: boolean;
  readonly may_finish_empty: boolean;
  readonly out_chance: number | null;
}

/** The least and the most it can be. */
export type Span = readonly [least: number, most: number];

/**
 * 5. Where a route leads to. `stopped`: by a force field (5.1). `boards` are laid for it (5.2).
 *
 * `could_leave`: if others go far enough, the zone leaves the track with the rear board (5.3).
 */
export interface Landing {
  readonly zone: number;
  readonly stopped: boolean;
  readonly boards: number;
  readonly could_leave: boolean;
}

/**
 * 4. What a token would do from where all ships are now, if no other were played.
 *
 * `marker`: the zone where a marker would be laid (4.11). `boards` would be laid for it (5.2).
 */
export interface TokenProspect {
  readonly type: "TokenProspect";
  readonly ships: readonly ShipAfter[];
  readonly marker: number | null;
  readonly boards: number;
  readonly without_effect: boolean;
}

/** A ship that a token would move, fill up or drain. Without a zone it would be out. */
export interface ShipAfter {
  readonly seat: Seat;
  readonly zone: number | null;
  readonly fuel: number;
  readonly stopped: boolean;
}

/** 3.1 Lay this card before this figure's player. */
export interface Lay {
  readonly type: "Lay";
  readonly card: Card;
  readonly before: Figure;
}

/** 1.2, 1.3 Its value, and the small white number that names it: no two have the same. */
export type Card = readonly [value: number, white: number];

/** A figure on the track: a player's has the number of their seat, Leon's the next. */
export type Figure = number;

/** 7.2 Move this figure by the value of one's card. */
export interface Move {
  readonly type: "Move";
  readonly figure: Figure;
}

/** What can be chosen in Why First?. */
export type WhyFirstAction = Lay | Move;

/** 2.1 A player took five cards; `cards` is null to everyone else. */
export interface HandDealt {
  readonly type: "HandDealt";
  readonly race: number;
  readonly seat: Seat;
  readonly cards: readonly Card[] | null;
}

/** 3.2 What everyone laid, and before whom. */
export interface CardsTurnedUp {
  readonly type: "CardsTurnedUp";
  readonly race: number;
  readonly round: number;
  readonly lays: { readonly [key: string]: Lay };
}

/** 6.2 Leon's top card was turned up before himself. */
export interface LeonTurnedUp {
  readonly type: "LeonTurnedUp";
  readonly card: Card;
}

/** 3.2, 7.2 A figure moved from field to field by these cards; `by` moved it, if tactical. */
export interface FigureMoved {
  readonly type: "FigureMoved";
  readonly figure: Figure;
  readonly start: number;
  readonly end: number;
  readonly cards: readonly Card[];
  readonly by: Figure | null;
}

/** 4.1 The points of a race, figure by figure; `field` is null where there was no second. */
export interface RaceScored {
  readonly type: "RaceScored";
  readonly race: number;
  readonly field: number | null;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** 5.1 The result; `winners` are figures, so Leon may be among them. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly winners: readonly Figure[];
  readonly places: readonly number[];
  readonly totals: readonly number[];
}

/** What can happen in Why First?. */
export type WhyFirstEvent =
  | HandDealt
  | CardsTurnedUp
  | LeonTurnedUp
  | FigureMoved
  | RaceScored
  | GameEnded;

/** What chance can give in Why First?. */
export type WhyFirstOutcome = Card;

/** Numbers in the rules of Why First?. */
export const WHY_FIRST = {
  races: 5,
  rounds: 5,
  hand: 5,
  first_field: -12,
  last_field: 16,
} as const;

/** 8.1 A game as one seat (or, with `seat` null, a spectator) knows it. */
export interface WhyFirstView {
  readonly config: WhyFirstConfig;
  readonly phase: WhyFirstPhase;
  readonly seat: Seat | null;
  readonly race: number;
  readonly round: number;
  readonly my_hand: readonly Card[];
  readonly hand_sizes: readonly number[];
  readonly aside: number;
  readonly played: readonly Card[];
  readonly fields: readonly number[];
  readonly laid: readonly Lay[];
  readonly points: readonly (readonly number[])[];
}

/** What is agreed before a game. */
export interface WhyFirstConfig {
  readonly players: number;
  readonly deck: WhyFirstDeck;
  readonly variant: WhyFirstVariant | null;
}

/** 1.3 The 32 cards, the highest white number first. */
export interface WhyFirstDeck {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** The ways to play other than the basic game. */
export type WhyFirstVariant = "tactical";

/** What the game waits for, in the order of a round. */
export type WhyFirstPhase = "deal" | "lay" | "turn_up_leon" | "move" | "over";

/**
 * How the game would stand if the race ended now, and where each option leads, in its order.
 *
 * `second` is the field that scores (4.1), or null if all figures are on one (4.2). `leading` are
 * the figures on the farthest field. `totals` are the points of the races before. `would_score`
 * is what this race would add. `would_win` and `would_place` hold if the game ended with it (5.1,
 * 10.1). A card is seen as if it were the only one before its figure. In the tactical game, a card
 * that is laid moves nobody yet: null.
 */
export interface WhyFirstProspects {
  readonly second: number | null;
  readonly leading: readonly Figure[];
  readonly totals: readonly number[];
  readonly would_score: readonly number[];
  readonly would_win: readonly Figure[];
  readonly would_place: readonly number[];
  readonly options: readonly (FigureProspect | null)[];
}

/**
 * 3.2, 7.2 From where to where a figure goes by one card, and what the race would bring then.
 *
 * `seconds` are the figures on the field that scores (4.1), none if all are on one (4.2). `place`
 * says how many fields with figures are as far as the viewer's or farther: 1 is foremost. `total`
 * is what the viewer would have, `verdict` what it would be worth if the game ended with this race
 * (5.1, 5.2).
 */
export type FigureProspect = readonly [start: number, end: number, seconds: readonly Figure[], place: number, total: number, verdict: Verdict];

/** 5.1 A total beside the second-highest, which wins. */
export type Verdict = "wins" | "high" | "low";

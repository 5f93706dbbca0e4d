/** The sounds of the two worlds, as data: what a synthesizer plays, and which event is heard how. */

/** A part of a sound: a tone that may glide, or noise through a filter. Seconds and hertz. */
export interface Part {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly shape?: OscillatorType | "noise";
  /** Against the others; 1 is the usual. */
  readonly level?: number;
}

function tone(from: number, at: number, length: number, more: Partial<Part> = {}): Part {
  return { from, at, length, ...more };
}

function noise(from: number, to: number, at: number, length: number, level = 1): Part {
  return { shape: "noise", from, to, at, length, level };
}

export const PALETTE = {
  // Alerts, for somebody who looks elsewhere.
  turn: [tone(523, 0, 0.14), tone(784, 0.12, 0.24)],
  chat: [tone(988, 0, 0.07, { level: 0.7 })],
  // OUTSPEED: analogue.
  lock: [noise(2600, 1200, 0, 0.03), tone(180, 0.01, 0.07, { shape: "square", level: 0.5 })],
  gates: [noise(500, 3200, 0, 0.4, 0.9), tone(196, 0, 0.3, { to: 294, shape: "triangle" })],
  engine: [
    tone(70, 0, 0.5, { to: 150, shape: "sawtooth", level: 0.6 }),
    noise(300, 1400, 0, 0.5, 0.5),
  ],
  burst: [
    noise(5200, 400, 0, 0.3, 1.4),
    tone(220, 0, 0.2, { to: 60, shape: "square", level: 0.6 }),
    tone(2093, 0.04, 0.16, { level: 0.4 }),
  ],
  fuelUp: [tone(500, 0, 0.08, { to: 760 }), tone(620, 0.09, 0.1, { to: 960 })],
  fuelDown: [tone(700, 0, 0.1, { to: 380 }), tone(520, 0.09, 0.14, { to: 240 })],
  dice: [noise(3000, 2600, 0, 0.03), noise(2600, 2200, 0.08, 0.03), noise(3200, 2400, 0.17, 0.04)],
  fall: [
    tone(220, 0, 0.6, { to: 34, shape: "sawtooth", level: 0.9 }),
    noise(900, 120, 0, 0.6, 0.9),
  ],
  token: [tone(880, 0, 0.09), tone(1175, 0.07, 0.15)],
  podium: [
    tone(523, 0, 0.18, { shape: "triangle" }),
    tone(659, 0.12, 0.18, { shape: "triangle" }),
    tone(784, 0.24, 0.18, { shape: "triangle" }),
    tone(1047, 0.36, 0.5, { shape: "triangle" }),
  ],
  // Why First?: wood, paper, pencil and a small bell.
  flip: [noise(1800, 4200, 0, 0.09, 0.9), noise(3600, 1500, 0.1, 0.07, 0.7)],
  hop: [tone(740, 0, 0.06, { to: 520, shape: "triangle", level: 1.2 }), noise(1300, 900, 0, 0.03)],
  pencil: [noise(2400, 3600, 0, 0.12, 0.5), noise(3600, 2400, 0.15, 0.14, 0.5)],
  bell: [tone(1568, 0, 0.5), tone(2349, 0, 0.35, { level: 0.5 })],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
export type Sound = keyof typeof PALETTE;

export const ALERTS: ReadonlySet<Sound> = new Set<Sound>(["turn", "chat"]);

/** What is heard of an event; most make no sound. */
export const OF_EVENTS: Readonly<Record<string, Sound>> = {
  RoutesRevealed: "gates",
  TokensTurnedUp: "token",
  TokenDrawn: "token",
  TurnsLost: "burst",
  ShipMoved: "engine",
  FuelGained: "fuelUp",
  FuelDrained: "fuelDown",
  DieRolled: "dice",
  ShipsEliminated: "fall",
  CardsTurnedUp: "flip",
  FigureMoved: "hop",
  RaceScored: "pencil",
  RaceEnded: "podium",
  GameEnded: "bell",
};

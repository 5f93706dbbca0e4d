/** What is heard of a race: analogue machines. */

import { noise, tone, type Sound } from "../../../device/sound_parts";
import type { OutspeedEvent } from "../../../protocol/types";

const TOKEN: Sound = [tone(880, 0, 0.09), tone(1175, 0.07, 0.15)];

export const raceSounds: Readonly<Partial<Record<OutspeedEvent["type"], Sound>>> = {
  RoutesRevealed: [
    noise(500, 3200, 0, 0.4, 0.9),
    tone(196, 0, 0.3, { to: 294, shape: "triangle" }),
  ],
  TokensTurnedUp: TOKEN,
  TurnsLost: [
    noise(5200, 400, 0, 0.3, 1.4),
    tone(220, 0, 0.2, { to: 60, shape: "square", level: 0.6 }),
    tone(2093, 0.04, 0.16, { level: 0.4 }),
  ],
  ShipMoved: [
    tone(70, 0, 0.5, { to: 150, shape: "sawtooth", level: 0.6 }),
    noise(300, 1400, 0, 0.5, 0.5),
  ],
  FuelGained: [tone(500, 0, 0.08, { to: 760 }), tone(620, 0.09, 0.1, { to: 960 })],
  FuelDrained: [tone(700, 0, 0.1, { to: 380 }), tone(520, 0.09, 0.14, { to: 240 })],
  DieRolled: [
    noise(3000, 2600, 0, 0.03),
    noise(2600, 2200, 0.08, 0.03),
    noise(3200, 2400, 0.17, 0.04),
  ],
  ShipsEliminated: [
    tone(220, 0, 0.6, { to: 34, shape: "sawtooth", level: 0.9 }),
    noise(900, 120, 0, 0.6, 0.9),
  ],
  RaceEnded: [
    tone(523, 0, 0.18, { shape: "triangle" }),
    tone(659, 0.12, 0.18, { shape: "triangle" }),
    tone(784, 0.24, 0.18, { shape: "triangle" }),
    tone(1047, 0.36, 0.5, { shape: "triangle" }),
  ],
};

/** What is heard of a game: wood, paper, pencil and a small bell. */

import { noise, tone, type Sound } from "../../../device/sound_parts";
import type { WhyFirstEvent } from "../../../protocol/types";

export const woodenSounds: Readonly<Partial<Record<WhyFirstEvent["type"], Sound>>> = {
  CardsTurnedUp: [noise(1800, 4200, 0, 0.09, 0.9), noise(3600, 1500, 0.1, 0.07, 0.7)],
  FigureMoved: [
    tone(740, 0, 0.06, { to: 520, shape: "triangle", level: 1.2 }),
    noise(1300, 900, 0, 0.03),
  ],
  RaceScored: [noise(2400, 3600, 0, 0.12, 0.5), noise(3600, 2400, 0.15, 0.14, 0.5)],
  GameEnded: [tone(1568, 0, 0.5), tone(2349, 0, 0.35, { level: 0.5 })],
};

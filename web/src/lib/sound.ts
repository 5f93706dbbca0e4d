/** Short sounds, made by the browser itself: nothing is loaded. */

import { settings } from "./settings.svelte";

/** Notes of a sound: frequency in hertz, start and length in seconds. */
type Note = readonly [hertz: number, start: number, length: number, shape?: OscillatorType];

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.13, 0.2],
  ],
  lock: [[440, 0, 0.08, "triangle"]],
  reveal: [
    [392, 0, 0.08],
    [523, 0.07, 0.1],
  ],
  move: [
    [220, 0, 0.1, "sawtooth"],
    [330, 0.06, 0.12, "sawtooth"],
  ],
  hit: [
    [160, 0, 0.18, "square"],
    [110, 0.1, 0.2, "square"],
  ],
  good: [
    [660, 0, 0.1],
    [880, 0.09, 0.14],
  ],
  bad: [
    [300, 0, 0.14, "triangle"],
    [200, 0.13, 0.22, "triangle"],
  ],
  die: [
    [900, 0, 0.03, "square"],
    [700, 0.06, 0.03, "square"],
    [1000, 0.12, 0.03, "square"],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.4],
  ],
  chat: [[988, 0, 0.06]],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

/** What is heard of an event; most make no sound. */
const OF_EVENTS: Readonly<Record<string, Sound>> = {
  RoutesRevealed: "reveal",
  TokensTurnedUp: "reveal",
  CardsTurnedUp: "reveal",
  ShipMoved: "move",
  FigureMoved: "move",
  FuelDrained: "hit",
  ShipsEliminated: "bad",
  TurnsLost: "bad",
  FuelGained: "good",
  DieRolled: "die",
  RaceScored: "good",
  RaceEnded: "end",
  GameEnded: "end",
};
const VOLUME = 0.06;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const note of SOUNDS[sound] as readonly Note[]) ring(context, now, note);
}

export function playFor(event: { readonly type: string }): void {
  const sound = OF_EVENTS[event.type];
  if (sound !== undefined) play(sound);
}

function ring(audio: AudioContext, now: number, [hertz, start, length, shape]: Note): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = shape ?? "sine";
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(VOLUME, now + start);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(now + start);
  tone.stop(now + start + length);
}

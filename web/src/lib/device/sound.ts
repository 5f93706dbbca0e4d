/** Plays sounds through a mixer: one volume for the game, one for alerts. Nothing is loaded. */

import { settings } from "./settings.svelte";
import { ALERTS, type Part, type Sound } from "./sound_parts";

/** At full volume a sound stays this far under the loudest there is. */
const HEADROOM = 0.09;
/** What happens together is heard once. */
const TOGETHER_MS = 90;
const SILENCE = 0.0001;
const ATTACK_SECONDS = 0.008;

class Mixer {
  readonly #audio = new AudioContext();
  readonly #noise = hiss(this.#audio);
  readonly #last = new Map<Sound, number>();

  play(sound: Sound, volume: number): void {
    const now = performance.now();
    if (now - (this.#last.get(sound) ?? -Infinity) < TOGETHER_MS) return;
    this.#last.set(sound, now);
    if (this.#audio.state === "suspended") void this.#audio.resume();
    for (const part of sound) this.#part(part, volume * HEADROOM);
  }

  #part(part: Part, volume: number): void {
    const start = this.#audio.currentTime + part.at;
    const end = start + part.length;
    const gain = this.#audio.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(volume * (part.level ?? 1), start + ATTACK_SECONDS);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    gain.connect(this.#audio.destination);
    const source =
      part.shape === "noise" ? this.#hiss(part, gain, end) : this.#tone(part, gain, end);
    source.start(start);
    source.stop(end);
  }

  #tone({ from, to = from, shape = "sine" }: Part, gain: GainNode, end: number): OscillatorNode {
    const tone = this.#audio.createOscillator();
    if (shape !== "noise") tone.type = shape;
    tone.frequency.setValueAtTime(from, this.#audio.currentTime);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(gain);
    return tone;
  }

  #hiss({ from, to = from }: Part, gain: GainNode, end: number): AudioBufferSourceNode {
    const source = this.#audio.createBufferSource();
    const filter = this.#audio.createBiquadFilter();
    source.buffer = this.#noise;
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, this.#audio.currentTime);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(gain);
    return source;
  }
}

/** A second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

let mixer: Mixer | null = null;

/** Nothing is heard before the first gesture on the page: browsers forbid it, and people expect it. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  const volume = ALERTS.has(sound) ? settings.alertVolume : settings.effectVolume;
  if (volume <= 0) return;
  mixer ??= new Mixer();
  mixer.play(sound, volume);
}

/** Everything that is written beside the ships: who is me, what happens, where I would land. */

import { t } from "../../../i18n/words.svelte";
import {
  bestOf,
  boxAt,
  sizeOfFlags,
  SPOTS,
  UPRIGHT_SPOTS,
  type Box,
  type Picture,
  type Spot,
} from "./flags";
import { spanned } from "../cards/preview_text";
import { upright as tall, type Point } from "./projection";
import type { ScenePicture } from "./scene_picture.svelte";

/** What a token would do to another ship. */
export interface Aim {
  readonly seat: number;
  readonly at: Point;
  readonly out: boolean;
  readonly says: string;
  readonly fuel: boolean;
  /** The middle of the words. */
  readonly label: Point;
  readonly width: number;
}

const LABEL = 17;
/** From where I would land: to the right, and up. */
const LANDINGS: readonly Point[] = [
  [0, 82],
  [46, 76],
  [-46, 76],
  [0, 112],
  [0, 150],
];
const BELOW_GATES = Math.max(...tall.gates.map(({ y, ry }) => y + ry));
const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

export class SceneFlags {
  constructor(readonly picture: ScenePicture) {}

  readonly around = $derived.by((): Picture => {
    const { projection, ships, standing } = this.picture;
    const { width, height, upright } = projection;
    const frame = { left: 4, top: upright ? 0 : 70, right: width - 4, bottom: height };
    return { frame, upright, ships: ships.map(({ seat, zone }) => standing(seat, zone)) };
  });

  /** Where I would land: the words, and their middle at the top. */
  readonly landing = $derived.by(() => {
    const { landed, projection } = this.picture;
    const { landing } = this.picture.race();
    if (landed === null || landing === null) return null;
    const text = spanned(landing);
    const { upright, width } = projection;
    const [wide, high] = upright ? [text.length * 8 + 12, 17] : [text.length * 14 + 22, 31];
    const most = width - (upright ? 30 : 60);
    // Ahead of the road on a phone are the gates: the flag leaves their names free.
    const y = upright ? Math.max(landed[1], BELOW_GATES + 16) : landed[1];
    const places: readonly Point[] = upright ? [[0, 16]] : LANDINGS;
    const boxes = places.map(([right, up]) => {
      const x = Math.min(landed[0] + right, most);
      return { left: x - wide / 2, right: x + wide / 2, top: y - up, bottom: y - up + high };
    });
    const box = boxes[bestOf(boxes, [], this.around, this.picture.seat)] ?? boxes[0];
    return box === undefined ? null : { text, x: (box.left + box.right) / 2, box };
  });

  readonly aims = $derived.by((): readonly Aim[] => {
    const { race, scene, seat, shipAt } = this.picture;
    const aims: Aim[] = [];
    for (const ship of race().targets?.ships ?? []) {
      const at = ship.seat === seat ? null : shipAt(ship.seat);
      const pilot = scene.pilots[ship.seat];
      if (at === null || pilot === undefined) continue;
      const lost = ship.fuel - pilot.fuel;
      const moved = (ship.zone ?? 0) - (pilot.zone ?? 0);
      const out = ship.zone === null;
      const says = out ? t("web-os-out-short") : signed(lost === 0 ? moved : lost);
      const taken = aims.map((aim) => this.#boxOf(aim));
      const shown = { seat: ship.seat, at, out, says, fuel: lost !== 0 };
      aims.push(this.#labelled(shown, taken));
    }
    return aims;
  });

  readonly spots = $derived.by((): ReadonlyMap<number, Spot> => {
    const { seat, ships, scene, projection, standing, dialed } = this.picture;
    const { upright } = projection;
    const choice = upright ? UPRIGHT_SPOTS : SPOTS;
    const taken: Box[] = [...this.aims.map((aim) => this.#boxOf(aim)), ...dialed];
    if (this.landing !== null) taken.push(this.landing.box);
    const spots = new Map<number, Spot>();
    const order = [...ships].sort((one, other) => {
      if (one.seat === seat || other.seat === seat) return one.seat === seat ? -1 : 1;
      return standing(other.seat, other.zone).at[1] - standing(one.seat, one.zone).at[1];
    });
    for (const { seat: at, zone } of order) {
      const pilot = scene.pilots[at];
      const label = at === seat ? t("web-os-you-tag") : null;
      const size = pilot === undefined ? null : sizeOfFlags(pilot, label, upright);
      if (size === null) continue;
      const boxes = choice.map((spot) => boxAt(standing(at, zone), size, spot));
      const best = bestOf(boxes, taken, this.around, at);
      spots.set(at, choice[best] ?? { edge: "middle", x: 0, y: 74 });
      const box = boxes[best];
      if (box !== undefined) taken.push(box);
    }
    return spots;
  });

  #labelled(aim: Omit<Aim, "label" | "width">, taken: readonly Box[]): Aim {
    const { upright } = this.picture.projection;
    const [x, y] = [aim.at[0], aim.at[1] - (upright ? 2 : 30)];
    const r = upright ? 20 : 40;
    const width = Math.max(52, aim.says.length * 13 + 20) * (upright ? 0.62 : 0.9);
    const middles: readonly Point[] = upright
      ? [[x, y + r + 13]]
      : [
          [x + r, y - r * 0.8],
          [x - r, y - r * 0.8],
          [x + r, y + r * 0.7],
          [x - r, y + r * 0.7],
          [x, y - r - 18],
        ];
    const all = middles.map((label) => ({ ...aim, label, width }));
    const boxes = all.map((one) => this.#boxOf(one));
    const chips = this.#chips();
    const best = bestOf(boxes, [...taken, ...chips], this.around, aim.seat);
    return all[best] ?? { ...aim, label: [x, y], width };
  }

  /** Where a token lies face down above its ship. */
  #chips(): readonly Box[] {
    const { ships, standing, projection } = this.picture;
    const spot = (projection.upright ? UPRIGHT_SPOTS : SPOTS)[0];
    return ships.flatMap(({ seat, pilot, zone }) => {
      const size = pilot.laid === null ? null : sizeOfFlags(pilot, null, projection.upright);
      return size === null || spot === undefined ? [] : [boxAt(standing(seat, zone), size, spot)];
    });
  }

  #boxOf({ label: [x, y], width }: Pick<Aim, "label" | "width">): Box {
    const half = LABEL * (this.picture.projection.upright ? 0.62 : 0.9);
    return { left: x - width / 2, right: x + width / 2, top: y - half, bottom: y + half };
  }
}

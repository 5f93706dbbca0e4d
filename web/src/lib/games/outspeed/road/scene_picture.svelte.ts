/** Where everything of the race lies in its picture. */

import type { Side } from "../../../protocol/types";
import type { Box, Standing } from "./flags";
import { laneOf, lanesOf, middleOf } from "./lanes";
import { television, upright as tall, wide, type Point } from "./projection";
import type { RaceTable } from "../race_table.svelte";
import { SIDES } from "../cards/tile_amounts";

export class ScenePicture {
  constructor(
    readonly race: () => RaceTable,
    readonly upright: () => boolean,
  ) {}

  readonly scene = $derived.by(() => this.race().scene);
  readonly seat = $derived.by(() => this.race().seat);
  readonly projection = $derived.by(() =>
    this.upright() ? tall : this.race().playing().large ? television : wide,
  );
  readonly players = $derived.by(() => this.scene.pilots.length);
  readonly lanes = $derived.by(() => lanesOf(this.players));
  readonly size = $derived.by(() => {
    if (this.upright()) return 48;
    const large = this.race().playing().large ? 40 : 0;
    return (this.players <= 4 ? 168 : this.players === 5 ? 160 : 152) + large;
  });
  /** My lane. */
  readonly lane = $derived.by(() =>
    this.seat === null ? null : laneOf(this.seat, this.players, this.seat, this.upright()),
  );
  /** Its edges, from 0 to 1. */
  readonly edges = $derived.by((): readonly [number, number] | null =>
    this.lane === null ? null : [this.lane / this.lanes, (this.lane + 1) / this.lanes],
  );
  readonly ships = $derived.by(() =>
    this.scene.pilots.flatMap((pilot, at) => {
      const zone = pilot.zone ?? (pilot.loss === null ? null : pilot.wreck);
      return zone === null ? [] : [{ seat: at, pilot, zone }];
    }),
  );
  readonly leader = $derived.by(() =>
    Math.max(0, ...this.scene.pilots.map(({ zone }) => zone ?? 0)),
  );
  /** The zone that somebody has to reach, so that the rear board falls. */
  readonly trigger = $derived.by(() => this.scene.rear + 14);
  /** It has happened: these zones fall at the end of the round. */
  readonly goes = $derived.by(() => {
    const { boards, rear } = this.scene;
    return boards > 2 ? ([rear, rear + (boards - 2) * 7 - 1] as const) : null;
  });
  readonly riders = $derived.by((): Readonly<Record<Side, readonly number[]>> | null => {
    const { pilots } = this.scene;
    if (!pilots.some(({ route }) => route !== null)) return null;
    const on = (side: Side) => pilots.flatMap(({ route }, at) => (route === side ? [at] : []));
    return { left: on("left"), middle: on("middle"), right: on("right") };
  });
  /** Over-full gates, while that is shown. */
  readonly bursting = $derived.by((): readonly Side[] => {
    const { riders } = this;
    if (riders === null || this.race().kind !== "full") return [];
    return SIDES.filter((side) =>
      riders[side].some((at) => this.scene.pilots[at]?.lostTurn === true),
    );
  });
  /** From each ship to the gate that it chose. */
  readonly beams = $derived.by(() => {
    const { riders } = this;
    const { kind } = this.race();
    if (riders === null || (kind !== "gates" && kind !== "full")) return [];
    return SIDES.flatMap((side) => riders[side].flatMap((at) => this.#beam(at, side)));
  });
  /** Where my ship would land. */
  readonly landed = $derived.by(() => {
    const { landing } = this.race();
    if (landing === null || this.seat === null) return null;
    return this.#at((landing[0] + landing[1]) / 2, this.seat);
  });
  /** The way there. */
  readonly arc = $derived.by(() => {
    const { seat, landed } = this;
    const { landing } = this.race();
    if (landing === null || landed === null || seat === null || this.upright()) return null;
    const from = this.shipAt(seat);
    if (from === null || landing[1] === this.scene.pilots[seat]?.zone) return null;
    const [x, y] = landed;
    return `M${from[0] + 60} ${from[1] - 30}Q${(from[0] + x) / 2} ${y - 100} ${x - 8} ${y - 40}`;
  });

  /** A ship where I would land: if it is one zone, another than mine, and within the picture. */
  readonly showsGhost = $derived.by(() => {
    const { landed, seat, projection } = this;
    const { landing } = this.race();
    if (landing === null || landed === null || seat === null || this.upright()) return false;
    if (landing[0] !== landing[1] || landing[0] === this.scene.pilots[seat]?.zone) return false;
    return landed[0] + this.size * 0.4 <= projection.width;
  });

  /** How near the lane of a seat is, from 0 to 1. */
  depth(at: number): number {
    return middleOf(laneOf(at, this.players, this.seat, this.upright()), this.players);
  }

  readonly shipAt = (at: number): Point | null => {
    const zone = this.scene.pilots[at]?.zone ?? null;
    return zone === null ? null : this.#at(zone, at);
  };

  /** Mine is a little larger. */
  sizeOf(seat: number): number {
    return seat === this.seat ? this.size * 1.08 : this.size;
  }

  /** Where the ship of a seat is drawn when it is in this zone, and how large. */
  readonly standing = (seat: number, zone: number): Standing => {
    const [u, v] = [zone - this.scene.rear + 0.5, this.depth(seat)];
    const scale = (this.projection.scale(u, v) * this.sizeOf(seat)) / (this.upright() ? 46 : 150);
    return { seat, at: this.projection.at(u, v), scale };
  };

  /** The numbers of the dial on my lane, on a phone: they are in the way of flags. */
  readonly dialed = $derived.by((): readonly Box[] => {
    const race = this.race();
    if (race.question !== "dial" || !this.upright() || this.seat === null) return [];
    return race.offers.ofDial.flatMap((one) => {
      if (one === null) return [];
      const [x, y] = this.#at(one.if_most.zone, this.seat ?? 0);
      return one.if_most.zone === race.me?.zone
        ? []
        : [{ left: x - 8, right: x + 8, top: y - 6, bottom: y + 6 }];
    });
  });

  #at(zone: number, seat: number): Point {
    return this.projection.at(zone - this.scene.rear + 0.5, this.depth(seat));
  }

  #beam(at: number, side: Side): readonly { readonly at: number; readonly path: string }[] {
    const from = this.shipAt(at);
    if (from === null) return [];
    const upright = this.upright();
    const [x, y] = [from[0] + (upright ? 0 : 60), from[1] - (upright ? 24 : 26)];
    const { x: gx = 0, y: gy = 0 } = this.projection.gates[SIDES.indexOf(side)] ?? {};
    const bend = `${(x * 2 + gx) / 3} ${y - 70} ${(x + gx * 2) / 3} ${gy - 50}`;
    return [{ at, path: `M${x} ${y}C${bend} ${gx} ${gy}` }];
  }
}

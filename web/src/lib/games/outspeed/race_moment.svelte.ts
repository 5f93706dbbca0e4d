/** Which of its pictures the table shows: the choice, the reveal, my fall, a photo finish, the result. */

import { photoOf } from "./story/photo_finish";
import { storyOf } from "./result/race_story";
import type { RaceTable } from "./race_table.svelte";

export class RaceMoment {
  /** Out, and has said what next: to look on at high speed, or the end. */
  goesOn = $state(false);
  /** My fall was shown here: a result that is opened later has no card above it. */
  #sawMyFall = false;

  constructor(readonly race: RaceTable) {}

  readonly story = $derived.by(() => {
    const { events } = this.race.playing();
    const shown = this.race.over || this.race.me?.out === true;
    return events !== undefined && shown ? storyOf(events, this.race.scene.pilots.length) : null;
  });
  /** I am out and asked what next, until I say it. Not before my fall has been shown. */
  readonly fallen = $derived.by(() => {
    const { me, over, kind } = this.race;
    const shown = kind !== "rear" && kind !== "out";
    const out = me?.out === true && this.race.playing().rush !== undefined && shown;
    if (out && !over) this.#sawMyFall = true;
    return out && this.#sawMyFall && !this.goesOn;
  });
  /** My place: those who fall later come in before me. */
  readonly place = $derived.by(() => {
    const { seat, scene } = this.race;
    const left = scene.pilots.filter(({ out }) => !out).length;
    const fall = seat === null ? undefined : this.story?.falls.get(seat);
    return (fall?.left ?? left) + 1;
  });
  readonly revealing = $derived.by(
    () => this.race.playing().busy && this.race.scene.pilots.some(({ route }) => route !== null),
  );
  readonly photo = $derived.by(() => (this.race.kind === "end" ? photoOf(this.race.scene) : null));
}

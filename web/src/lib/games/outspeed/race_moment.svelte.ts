/** Which of its pictures the table shows: the choice, the reveal, my fall, a photo finish, the result. */

import { photoOf } from "./photo_finish";
import { storyOf } from "./race_story";
import type { RaceTable } from "./race_table.svelte";

export class RaceMoment {
  /** Out, and looking on at high speed. */
  watching = $state(false);

  constructor(readonly race: RaceTable) {}

  readonly story = $derived.by(() => {
    const { events } = this.race.playing();
    const shown = this.race.over || this.race.me?.out === true;
    return events !== undefined && shown ? storyOf(events, this.race.scene.pilots.length) : null;
  });
  /** I am out and asked what next. Not before my fall has been shown. */
  readonly fallen = $derived.by(() => {
    const { me, over, kind } = this.race;
    const shown = kind !== "rear" && kind !== "out";
    return me?.out === true && !over && this.race.playing().rush !== undefined && shown;
  });
  /** The place of the pilot who falls now. */
  readonly place = $derived.by(() => this.race.scene.pilots.filter(({ out }) => !out).length + 1);
  readonly revealing = $derived.by(
    () => this.race.playing().busy && this.race.scene.pilots.some(({ route }) => route !== null),
  );
  readonly photo = $derived.by(() => (this.race.kind === "end" ? photoOf(this.race.scene) : null));
}

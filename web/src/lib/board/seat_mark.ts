/** What everybody sees at a seat: who sits there, and what they have just said. */

import type { Character } from "../bots/characters";

/** A line of the chat. */
export interface Remark {
  readonly number: number;
  readonly seat: number | null;
  /** Who sat there when it was said; null: a spectator, or no line says who sat down. */
  readonly name: string | null;
  readonly text: string;
  readonly emote: boolean;
}

/** What every viewer sees at a seat. */
export interface SeatMark {
  /** A bot plays for them until they take over. */
  readonly standIn: boolean;
  /** Their connection is gone, and no bot plays for them yet. */
  readonly away: boolean;
  /** Who a bot is; null: a person sits here. */
  readonly bot: Character | null;
  /** What they have just said. */
  readonly remark: Remark | null;
}

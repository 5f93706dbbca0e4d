import type { Remark } from "../board/seat_mark";

/** How many remarks of others came after the last one that was seen. */
export function unreadOf(
  remarks: readonly Remark[],
  read: number,
  mine: readonly (number | null)[],
): number {
  return remarks.filter(
    ({ number, seat }) => number > read && (seat === null || !mine.includes(seat)),
  ).length;
}

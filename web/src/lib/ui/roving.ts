/** One of several: arrow keys go from one to the next, and choose nothing by themselves. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** For the `keydown` of a radio group. A choice may be final: only Enter and Space choose. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const radios = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[role=radio]:not([aria-disabled=true])"),
  ];
  const at = radios.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  const onGroup = document.activeElement === event.currentTarget;
  if (step === undefined || (at < 0 && !onGroup)) return;
  event.preventDefault();
  const next = onGroup ? Math.min(step, 0) : at + step;
  radios[(next + radios.length) % radios.length]?.focus();
}

/** Whether a key was meant for the table: nobody writes, and nothing else was held down. */
export function isForTheTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog") != null) return false;
  return document.querySelector("dialog[open]") === null;
}

/** What is to be done at a table as soon as one sits there: kept for this tab, until it is done. */

export interface Plan {
  /** Fill all free seats with bots of this level. */
  readonly bots: string;
  readonly start: boolean;
}

const PLACE = "paddock.plan.";

export function makePlan(code: string, plan: Plan): void {
  sessionStorage.setItem(PLACE + code, JSON.stringify(plan));
}

/** The plan for a table; it is given once. */
export function takePlan(code: string): Plan | null {
  const kept = sessionStorage.getItem(PLACE + code);
  sessionStorage.removeItem(PLACE + code);
  return kept === null ? null : (JSON.parse(kept) as Plan);
}

/** What can be chosen, sorted by what it is; each with what it may lead to. */

import type {
  Declare,
  Keep,
  OutspeedAction,
  OutspeedProspects,
  Program,
  RouteProspect,
  SetDial,
  Side,
  Token,
  TokenProspect,
} from "../../../protocol/types";

/** What is asked of a seat. */
export type Question = "route" | "token" | "keep" | "dial";

export interface Offers {
  readonly routes: readonly Program[];
  readonly tokens: readonly Declare[];
  readonly dials: readonly SetDial[];
  readonly keeps: readonly Keep[];
  readonly ofRoute: ReadonlyMap<Side, RouteProspect>;
  readonly ofToken: ReadonlyMap<Token, TokenProspect>;
  readonly ofDial: readonly (RouteProspect | null)[];
}

export function offersOf(
  options: readonly OutspeedAction[],
  prospects: OutspeedProspects | null,
): Offers {
  const ofRoute = new Map<Side, RouteProspect>();
  const ofToken = new Map<Token, TokenProspect>();
  const ofDial: (RouteProspect | null)[] = [];
  for (const [place, option] of options.entries()) {
    const prospect = prospects?.options[place] ?? null;
    if (option.type === "SetDial") {
      ofDial[option.value] = prospect?.type === "RouteProspect" ? prospect : null;
    } else if (option.type === "Program" && prospect?.type === "RouteProspect") {
      ofRoute.set(option.route, prospect);
    } else if (option.type === "Declare" && option.token !== null) {
      if (prospect?.type === "TokenProspect") ofToken.set(option.token, prospect);
    }
  }
  return {
    routes: options.filter((option) => option.type === "Program"),
    tokens: options.filter((option) => option.type === "Declare"),
    dials: options.filter((option) => option.type === "SetDial"),
    keeps: options.filter((option) => option.type === "Keep"),
    ofRoute,
    ofToken,
    ofDial,
  };
}

/** Each kind once, in the order of the hand, and how many there are of it. */
export function kindsOf(tokens: readonly Token[]): readonly [Token, number][] {
  const counts = new Map<Token, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts];
}

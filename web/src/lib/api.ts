/** The HTTP part of the protocol. */

import type {
  OpenTable,
  Problem,
  SeatTaken,
  TableInfo,
  TableOpened,
  TableShown,
  TakeSeat,
} from "./protocol";

/** What cannot be done has a reason, by its name; "offline" if the server was not reached. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly status: number,
  ) {
    super(why);
  }
}

export async function openTables(): Promise<readonly TableInfo[]> {
  return await ask<readonly TableInfo[]>("GET", "/api/tables");
}

export async function openTable(wish: OpenTable): Promise<TableOpened> {
  return await ask<TableOpened>("POST", "/api/tables", wish);
}

export async function shownTable(code: string): Promise<TableShown> {
  return await ask<TableShown>("GET", `/api/tables/${encodeURIComponent(code)}`);
}

export async function takeSeat(code: string, wish: TakeSeat): Promise<SeatTaken> {
  return await ask<SeatTaken>("POST", `/api/tables/${encodeURIComponent(code)}/seats`, wish);
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused("offline", 0);
  }
  if (!answer.ok) throw new Refused(await whyNot(answer), answer.status);
  return (await answer.json()) as Answer;
}

async function whyNot(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).why;
  } catch {
    return "server-failed";
  }
}

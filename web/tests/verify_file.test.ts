// The same vectors as tests/server/test_proof_vectors.py. Run from the folder `web`.

import { deepEqual, equal, throws } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { CHECKS, firstMisfit, verify } from "../src/lib/proof/verify_file.ts";
import type { Finding } from "../src/lib/proof/verify_file.ts";

interface Change {
  path: string[];
  value?: unknown;
  start?: number;
  delete?: number;
  insert?: unknown[];
}

interface Case {
  name: string;
  of: string;
  changes: Change[];
  without_rules: Finding | null;
}

type Tree = Record<string, unknown>;

function read(name: string): string {
  return readFileSync(`../tests/vectors/${name}`, "utf8");
}

/** The file with its changes. */
function tampered({ of, changes }: Case): string {
  const tree = JSON.parse(read(of)) as Tree;
  for (const change of changes) {
    const [last = ""] = change.path.slice(-1);
    const inside = change.path.slice(0, -1).reduce((at, step) => at[step] as Tree, tree);
    if (change.insert === undefined) inside[last] = change.value;
    else
      (inside[last] as unknown[]).splice(change.start ?? 0, change.delete ?? 0, ...change.insert);
  }
  return JSON.stringify(tree);
}

for (const name of [
  "proof-outspeed.json",
  "proof-why_first.json",
  "proof-why_first-rematch.json",
  "proof-why_first-false-start.json",
  "proof-why_first-luck.json",
]) {
  test(`${name} is proven`, () => {
    deepEqual(
      verify(read(name)),
      CHECKS.map((check) => ({ check, line: null })),
    );
  });
}

const cases = JSON.parse(read("proof-tampered.json")) as Case[];

test("there are cases", () => {
  equal(cases.length > 80, true);
});

for (const at of cases) {
  const where = at.without_rules === null ? "needs the rules" : `line ${at.without_rules.line}`;
  test(`${at.of}: ${at.name}: ${where}`, () => {
    deepEqual(firstMisfit(verify(tampered(at))), at.without_rules);
  });
}

test("without odds no draw is said to be checked, and all else is", () => {
  const tree = JSON.parse(read("proof-outspeed.json")) as { proof: Tree };
  const bare = JSON.stringify({ ...tree, proof: { ...tree.proof, odds: null, result: null } });
  deepEqual(
    verify(bare),
    CHECKS.filter((check) => check !== "draws").map((check) => ({ check, line: null })),
  );
});

test("as long as a shared luck is closed, no draw is said to be checked, and all else is", () => {
  deepEqual(
    verify(read("proof-outspeed-closed.json")),
    CHECKS.filter((check) => check !== "draws").map((check) => ({ check, line: null })),
  );
});

test("what has no proof, or another one, is refused", () => {
  const tree = JSON.parse(read("proof-outspeed.json")) as Tree;
  throws(() => verify(JSON.stringify({ ...tree, proof: { scheme: "paddock/2" } })), /no proof/);
  throws(() => verify(JSON.stringify({ ...tree, proof: undefined })), /./);
  throws(() => verify("no JSON"), /./);
});

// What people read comes from the catalogues: no component has words of its own.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const READ_ALOUD = new Set(["alt", "aria-label", "aria-roledescription", "placeholder", "title"]);
/** The same in every language: our name, and keys that are called so on every keyboard. */
const OURS = new Set(["Paddock", "Enter"]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(one: unknown): one is Node {
  return typeof one === "object" && one !== null && "type" in one;
}

/** The words that a template shows or reads aloud and that no catalogue gives. */
function hardCoded(source: string): readonly string[] {
  const { fragment } = parse(source, { modern: true });
  return wordsBelow(fragment as unknown as Node).filter((one) => !OURS.has(one));
}

function wordsBelow(node: Node): readonly string[] {
  if (node.type === "Text") return wordsOf(String(node["data"]));
  if (node.type.endsWith("Directive") || node["name"] === "style") return [];
  if (node.type === "ExpressionTag") return literals(node["expression"] as Node);
  if (node.type === "Attribute") {
    return READ_ALOUD.has(String(node["name"])) ? childrenOf(node).flatMap(wordsBelow) : [];
  }
  return childrenOf(node).flatMap(wordsBelow);
}

/** The literals that an expression may come to; what is compared or passed on is not shown. */
function literals(expression: Node): readonly string[] {
  switch (expression.type) {
    case "Literal":
      return wordsOf(String(expression["value"]));
    case "TemplateLiteral":
      return (expression["quasis"] as readonly { value: { cooked: string } }[]).flatMap((one) =>
        wordsOf(one.value.cooked),
      );
    case "ConditionalExpression":
      return [expression["consequent"], expression["alternate"]].flatMap((one) =>
        literals(one as Node),
      );
    case "LogicalExpression":
      return [expression["left"], expression["right"]].flatMap((one) => literals(one as Node));
    default:
      return [];
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node)
    .filter(([name]) => name !== "expression" && name !== "metadata")
    .flatMap(([, value]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}{2,}/gu) ?? [];
}

const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".svelte"),
);

test.each(components)("%s has no words of its own", (path) => {
  expect(hardCoded(readFileSync(join(SOURCE, path), "utf8"))).toEqual([]);
});

test("words are found wherever they can be shown", () => {
  const plants = [
    "<p>Lost connection</p>",
    "<kbd>Space</kbd>",
    '{#if true}<b title="Your turn">1</b>{/if}',
    '<p>{some ? "Your turn" : t("web-over")}</p>',
    "<p>{`Zone ${zone}`}</p>",
    '<input placeholder={name ?? "Name"} />',
  ];
  for (const plant of plants) expect(hardCoded(plant), plant).not.toEqual([]);
  expect(hardCoded('<p class="muted">{t("web-over")} {zone}</p>')).toEqual([]);
});

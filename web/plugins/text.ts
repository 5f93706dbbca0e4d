import type { Rollup } from "vite";

/** Text is no program: it becomes a file of its own, and the module that stands for it is its address. */
export function addressOf(
  context: Rollup.PluginContext,
  name: string,
  text: string,
  building: boolean,
): string {
  if (!building) {
    const inside = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
    return `export default ${JSON.stringify(inside)};`;
  }
  const file = context.emitFile({ type: "asset", name: `${name}.txt`, source: text });
  return `export default import.meta.ROLLUP_FILE_URL_${file};`;
}

import { tick } from "svelte";
import type { Editor } from "./editor.svelte";
import type { Target } from "./deck_faults";

/** Show the tile that a fault is about, and put the cursor into the field. */
export async function goToField(editor: Editor, target: Target): Promise<void> {
  editor.show(target);
  await tick();
  document.getElementById(target.field)?.focus();
}

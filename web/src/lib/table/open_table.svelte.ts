/** On the way to a new table: whether the server is being asked, and why it said no. */

import { Refused } from "../protocol/api";
import { invented } from "../i18n/nicknames";
import { router } from "../device/router.svelte";
import { settings } from "../device/settings.svelte";
import { reason } from "../i18n/words.svelte";

export class Opening {
  busy = $state(false);
  refusal = $state<string | null>(null);

  /** The name at the new table. */
  get name(): string {
    return settings.name.trim() === "" ? invented() : settings.name.trim();
  }

  /** Open a table, and go there. */
  async goTo(opened: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      settings.keep();
      router.go(`/t/${await opened()}`);
    } catch (error) {
      this.refusal = reason(error instanceof Refused ? error.why : "server-failed");
    } finally {
      this.busy = false;
    }
  }
}

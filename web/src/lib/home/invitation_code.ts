/** Reads the code of a table from what somebody typed, said or pasted. */

/** Short and long codes, in any case, with blanks or hyphens in between; from a whole link its code. */
export function codeIn(written: string): string {
  const text = written.trim();
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  const last =
    linked ??
    text
      .replace(/[/?#]+$/, "")
      .split("/")
      .at(-1) ??
    "";
  return last.replace(/[\s-]/g, "").toUpperCase();
}

const INVITATION = /^[A-HJ-NP-Z2-9]{5}$/;

/** Whether this is the short code of a lobby, which the server knows; else it is a table's own. */
export function isInvitation(code: string): boolean {
  return INVITATION.test(code);
}

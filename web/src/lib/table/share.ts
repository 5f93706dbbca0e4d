/** Hands a link on: by the device's own sheet, or to the clipboard. */

/** True: the link was copied, and that has to be said. */
export async function shareLink(path: string): Promise<boolean> {
  const url = new URL(path, location.href).href;
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
      await navigator.share({ url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Without TLS a page may neither share nor copy, and a sheet can be closed again.
    return false;
  }
}

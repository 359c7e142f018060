/**
 * Puts a text where it can be pasted from.
 * @returns whether it did; not where that is not allowed, or not there (http, old WebViews)
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The caller shows the text, ready to be copied by hand.
    return false;
  }
}

/** Opens the system's sheet to pass an address on. */
export async function shareAddress(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor closed the sheet, or the system did not open one: the address stands on the page.
  }
}

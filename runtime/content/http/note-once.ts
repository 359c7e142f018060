const noted = new Set<string>();

/** Says something in the console, once in a load however often it happens. */
export function noteOnce(message: string): void {
  if (noted.has(message)) return;
  noted.add(message);
  console.warn(message);
}

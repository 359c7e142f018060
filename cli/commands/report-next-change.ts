import type { ReadContent } from '../content/read-content.ts';
import type { Io } from '../io.ts';

/** Says when an entry is to appear or to go: a site that is built does not change by itself. */
export function reportNextChange({ nextChange }: ReadContent, io: Io): void {
  if (nextChange === undefined) return;
  const moment = new Date(nextChange).toISOString();
  io.stderr(`content is due to change at ${moment} (publishAt, expires): build again then\n`);
}

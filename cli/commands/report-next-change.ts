import type { ReadContent } from '../content/read-content.ts';
import type { Io } from '../io.ts';

/** Says when an entry or a notice is to appear or to go: a site that is built does not change by itself. */
export function reportNextChange({ nextChange }: ReadContent, io: Io): void {
  if (nextChange === undefined) return;
  const moment = new Date(nextChange).toISOString();
  io.note({
    zh: `内容将在 ${moment} 有变化（publishAt、expires、notice）：届时请重新构建`,
    en: `content is due to change at ${moment} (publishAt, expires, notice): build again then`,
  });
}

import type { ReadContent } from '../content/read-content.ts';
import type { ExitCode, Io } from '../io.ts';
import { checkedSite } from './checked-site.ts';

const momentOf = (time: number): string => new Date(time).toISOString();

/**
 * Writes to stdout when the content of a site changes next by itself, as a moment of ISO 8601 in a line; nothing where it
 * stays as it is. Nothing is built.
 * @param environment whose file is laid over the site
 * @returns 1 where the site has errors
 */
export async function printNextChange(
  site: string,
  io: Io,
  environment?: string,
): Promise<ExitCode> {
  const checked = await checkedSite(site, io, environment);
  if (!checked) return 1;
  const { nextChange } = checked.content;
  if (nextChange !== undefined) io.stdout(`${momentOf(nextChange)}\n`);
  return 0;
}

/** Says when an entry or a notice is to appear or to go: a site that is built does not change by itself. */
export function reportNextChange({ nextChange }: ReadContent, io: Io): void {
  if (nextChange === undefined) return;
  const moment = momentOf(nextChange);
  io.note({
    zh: `内容将在 ${moment} 有变化（publishAt、expires、notice）：届时请重新构建`,
    en: `content is due to change at ${moment} (publishAt, expires, notice): build again then`,
  });
}

import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RealText } from './real-texts.ts';

/** Days from one document to the next. */
const between = 2;

/** Where links lead whose targets did not come along. */
const left = 'https://archive.example.org/';

const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address);

/** What an address of the old place becomes: files that did not come along are where they were. */
const moved = (address: string): string =>
  isElsewhere(address) && !address.startsWith('javascript:')
    ? address
    : left + address.replace(/^(?:javascript:.*|[./]+)/, '');

/** A text as an import leaves it: links lead on to the old place, pictures of the old place are their words. */
const imported = (body: string): string =>
  body
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are taken out.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/<img\b[^>]*>/gi, '')
    // What it would begin never ends, as it is the name of a type.
    .replace(/<(?=object\b)/gi, '&lt;')
    .replace(/!\[([^\]\n]*)\]\((?!https:)[^)\n]*\)/g, '$1')
    .replace(
      /\bhref=(["'])(.*?)\1/g,
      (_, quote: string, address: string) => `href=${quote}${moved(address)}${quote}`,
    )
    .replace(/\]\(<?([^)\s<>]+)>?/g, (_, address: string) => `](${moved(address)}`)
    .replace(
      /^(\[[^\]\n]+\]:[ \t]*)(\S+)/gm,
      (_, head: string, address: string) => head + moved(address),
    );

/**
 * The sample's site with documents besides its own, as an archive that is moved in: one collection, a day for each.
 * @returns its folder
 */
export function corpusSite(folder: string, texts: readonly RealText[]): string {
  const site = join(folder, 'site');
  cpSync('site', site, { recursive: true });
  for (const [index, { id, language, title, body }] of texts.entries()) {
    const date = new Date(Date.UTC(2018, 0, 1 + ((index * between) % 2500)))
      .toISOString()
      .slice(0, 10);
    const front = Object.entries({ title, date, code: 'parkDynamic', summary: title })
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n');
    writeFileSync(
      join(site, 'content', language, 'news', `${id}.md`),
      `---\n${front}\n---\n${imported(body)}`,
    );
  }
  return site;
}

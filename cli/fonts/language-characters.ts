import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesOf } from '../../schema/compile/messages-of.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { CharacterCounts } from './font-slices.ts';

/** The tag of a language of the site. */
export const tagOf = ({ languages }: SiteSource, code: string): string =>
  languages[code]?.tag ?? code;

/** A tag that this machine writes dates and numbers by; the root language where it takes none like it. */
function knownTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'und';
  } catch {
    return 'und';
  }
}

/** The texts of a value, of those written by language the one of a language. */
function* textsIn(value: unknown, codes: ReadonlySet<string>, code: string): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, codes, code);
    return;
  }
  const keys = Object.keys(value);
  const isByLanguage = keys.length > 0 && keys.every((key) => codes.has(key));
  for (const [key, each] of Object.entries(value)) {
    if (!isByLanguage || key === code) yield* textsIn(each, codes, code);
  }
}

/** Names of months and days, digits: what a language writes dates and numbers with. */
function dateWords(tag: string): string {
  const formats = (['long', 'short', 'narrow'] as const).flatMap((name) => [
    new Intl.DateTimeFormat(tag, { month: name, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(tag, { weekday: name, hour: 'numeric', timeZone: 'UTC' }),
  ]);
  const days = Array.from({ length: 12 }, (_, month) =>
    Date.UTC(2026, month, 1 + month, month * 2),
  );
  const words = formats.flatMap((format) => days.map((day) => format.format(day)));
  return [...words, new Intl.NumberFormat(tag).format(1_234_567_890.5)].join('');
}

/** What any text may need, that of visitors included: ASCII, quotation marks, dashes, dots. */
export const always = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0«»·×“”‘’–—…`;

/**
 * The characters that the pages of a language are made of: of the site file, the interface, dates, menus, content.
 * @returns how many texts each occurs in; what stands around all pages counts as being in all of them
 */
export async function languageCharacters(
  source: SiteSource,
  { folder, entries }: Pick<ReadContent, 'folder' | 'entries'>,
  code: string,
): Promise<CharacterCounts> {
  const counts = new Map<number, number>();
  const add = (text: string, weight: number): void => {
    for (const each of new Set(text.normalize('NFC'))) {
      const point = each.codePointAt(0) ?? 0;
      if (point >= 32) counts.set(point, (counts.get(point) ?? 0) + weight);
    }
  };
  const own = entries.filter(({ language, shown }) => language === code && shown);
  for (const { file } of own) add(await readFile(file, 'utf8').catch(() => ''), 1);
  const language = source.languages[code];
  const menu = language?.config?.startsWith('/')
    ? await readFile(join(folder, 'public', language.config), 'utf8').catch(() => '')
    : '';
  const around = [
    ...textsIn(source, new Set(Object.keys(source.languages)), code),
    ...Object.values(language ? messagesOf(language, code) : {}),
    dateWords(knownTag(tagOf(source, code))),
    menu,
  ];
  add(around.join(''), own.length + 1);
  return counts;
}

/** Scripts of languages whose code in tags is no name of a script. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han', 'Bopo'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
};

/** Letters, digits and marks between them; no pictures and signs, which come from other faces anyway. */
const ofText = /^[\p{L}\p{M}\p{Nd}\p{P}]$/u;

/** Marks of Markdown and addresses: they stand in files, and on hardly any page. */
const ofFiles = '#*[]{}_\\/<>|&@%';

const shared = /^[\p{sc=Zyyy}\p{sc=Zinh}]$/u;

/** Where signs of East Asian texts begin. */
const eastAsian = 0x3000;

/** The letters of a script; Latin ones where Unicode has none of that name. */
function lettersOf(names: readonly string[]): RegExp {
  try {
    return new RegExp(`^[${names.map((name) => `\\p{sc=${name}}`).join('')}]$`, 'u');
  } catch {
    return /^\p{sc=Latn}$/u;
  }
}

/** Tells whether a language is written with a character: whether a font for it has to have that. */
export function writtenWith(tag: string): (point: number) => boolean {
  const script = new Intl.Locale(knownTag(tag)).maximize().script ?? 'Latn';
  const names = scripts[script] ?? [script];
  const own = lettersOf(names);
  return (point) => {
    const character = String.fromCodePoint(point);
    if (!ofText.test(character) || ofFiles.includes(character)) return false;
    if (own.test(character)) return true;
    return shared.test(character) && (point < eastAsian || names.includes('Han'));
  };
}

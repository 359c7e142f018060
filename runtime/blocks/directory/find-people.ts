import type { Entry } from '../../content/entry.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import { pinyinLetters } from '../../text/initial-letter.ts';
import { entryText } from '../../ui/entry/field-value.tsx';

/** As it is compared: without accents, in small letters. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether what somebody looks for is said of a person: in the name, the letters of its pinyin, or what is shown beside
 * it. Each word has to be there.
 */
export function finds(
  entry: Entry,
  fields: readonly FieldView[],
  wanted: string,
  tag: string | undefined,
): boolean {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const said = [
    entry.title,
    pinyinLetters(entry.title),
    entry.category ?? '',
    ...fields.map((field) => entryText(entry, field, tag) ?? ''),
  ];
  const text = folded(said.join('\n'));
  return words.every((word) => text.includes(word));
}

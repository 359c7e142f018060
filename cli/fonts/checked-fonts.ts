import type { Font, SiteSource } from '../../schema/source.generated.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import { fontBytes } from './font-bytes.ts';
import { languagesOf } from './font-css.ts';
import { languageCharacters, tagOf, writtenWith } from './language-characters.ts';
import { readFont } from './read-font.ts';

/** A file that is there, and what is wrong with it. */
export type FaultyFont = { readonly pointer: Pointer; readonly problem: string };

/** Characters that a language is written with on the site, and that the fonts for it do not have. */
export type LackingFont = {
  readonly pointer: Pointer;
  readonly family: string;
  readonly language: string;
  /** Those of most texts first. */
  readonly missing: readonly string[];
  /** How many it is written with. */
  readonly all: number;
};

export type CheckedFonts = {
  readonly faulty: readonly FaultyFont[];
  readonly lacking: readonly LackingFont[];
};

type Known = { readonly font: Font; readonly at: number; readonly characters: ReadonlySet<number> };

/** Letters are named before what stands between them. */
const isMark = (point: number): number => (/\p{P}/u.test(String.fromCodePoint(point)) ? 1 : 0);

/** The fonts of one use whose languages include one, and what they lack of it together. */
async function lackingOf(
  source: SiteSource,
  content: Pick<ReadContent, 'folder' | 'entries'>,
  language: string,
  fonts: readonly Known[],
): Promise<LackingFont | undefined> {
  const isNeeded = writtenWith(tagOf(source, language));
  const counts = await languageCharacters(source, content, language);
  const needed = [...counts].filter(([point]) => isNeeded(point));
  const lacks = ({ characters }: Known): number =>
    needed.filter(([point]) => !characters.has(point)).length;
  const [best] = [...fonts].sort((one, other) => lacks(one) - lacks(other));
  const missing = needed
    .filter(([point]) => fonts.every(({ characters }) => !characters.has(point)))
    .sort(([one, a], [other, b]) => isMark(one) - isMark(other) || b - a || one - other)
    .map(([point]) => String.fromCodePoint(point));
  if (!best || missing.length === 0) return undefined;
  const pointer = ['theme', 'fonts', best.at, 'files', 0, 'file'];
  return { pointer, family: best.font.family, language, missing, all: needed.length };
}

/** Looks at the fonts of a site. What is not there is reported with other files. */
export async function checkedFonts(
  source: SiteSource,
  content: Pick<ReadContent, 'folder' | 'entries'>,
): Promise<CheckedFonts> {
  const faulty: FaultyFont[] = [];
  const known: Known[] = [];
  for (const [at, font] of (source.theme?.fonts ?? []).entries()) {
    const characters = new Set<number>();
    let isWhole = true;
    for (const [index, { file }] of font.files.entries()) {
      const bytes = await fontBytes(content.folder, file);
      const facts = bytes && readFont(bytes);
      if (!facts || 'problem' in facts) {
        isWhole = false;
        const pointer = ['theme', 'fonts', at, 'files', index, 'file'];
        if (facts) faulty.push({ pointer, problem: `${file} ${facts.problem}` });
      } else if (characters.size === 0) {
        for (const point of facts.characters) characters.add(point);
      } else {
        for (const point of characters) {
          if (!facts.characters.has(point)) characters.delete(point);
        }
      }
    }
    // Of one that is not there, or none, nobody knows what it lacks.
    if (isWhole) known.push({ font, at, characters });
  }
  const lacking: LackingFont[] = [];
  for (const use of ['titles', 'text'] as const) {
    for (const language of Object.keys(source.languages)) {
      const fonts = known.filter(
        ({ font }) => font.use === use && languagesOf(source, font).includes(language),
      );
      const found = await lackingOf(source, content, language, fonts);
      if (found) lacking.push(found);
    }
  }
  return { faulty, lacking };
}

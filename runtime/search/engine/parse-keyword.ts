import { fold, type Variants } from '../../../schema/search/fold.ts';
import { pairOf, type Unit, unitsOf } from '../../../schema/search/terms.ts';

/** Something that a document must have: one term, or one of all the words that begin like this or share its stem. */
export type Wanted = { readonly term: string; readonly open: boolean };

/** What stands together in a keyword, between blanks or in quotes. */
export type WantedGroup = {
  readonly wanted: readonly Wanted[];
  /** Its terms that must stand in this order, and how far each stands behind the first. */
  readonly order?: readonly { readonly term: string; readonly at: number }[];
  /** Without quotes: what a text has that holds the group, folded. In quotes, words must be whole ones. */
  readonly run?: string;
  readonly units: readonly Unit[];
};

/** The fewest letters that stand for all the words that begin with them: fewer begin too many. */
const minOpenLength = 3;

const quoted = /"([^"]*)"|([^"]+)/g;
/** Quotes of all languages that stand in pairs; those that open a phrase and those that close it. */
const anyQuote = /[“”„‟«»「」『』《》]/g;

/** Whether a part of a keyword is in quotes: it is meant as it stands. */
export const hasQuotes = (keyword: string): boolean => keyword.replace(anyQuote, '"').includes('"');

/** A blank in a day as it is written in Chinese and Japanese: 3 月 18 日. It parts no words. */
const partOfDay = /(\p{N}(?=[ \u00a0]+[年月日号])|[年月](?=[ \u00a0]+\p{N}))[ \u00a0]+/gu;

function wantedOf(units: readonly Unit[], exact: boolean): Wanted[] {
  const wanted: Wanted[] = [];
  const add = (term: string, open: boolean): void => {
    if (!wanted.some((each) => each.term === term && each.open === open)) {
      wanted.push({ term, open });
    }
  };
  for (const [index, unit] of units.entries()) {
    const before = units[index - 1];
    const next = units[index + 1];
    const toNext = next?.joined ? pairOf(unit, next) : undefined;
    const fromBefore = before && unit.joined ? pairOf(before, unit) : undefined;
    if (toNext !== undefined) add(toNext, false);
    if (unit.isWord) {
      // A word that a character follows may be the end of a longer one: 8日 is in 18日.
      if (toNext !== undefined && fromBefore === undefined) continue;
      const open = toNext === undefined && !exact && unit.text.length >= minOpenLength;
      add(unit.text, open);
    } else if (toNext === undefined && fromBefore === undefined) {
      add(unit.text, false);
    }
  }
  return wanted;
}

/** Where the terms of a group stand against each other; in quotes the words, too. */
function orderOf(units: readonly Unit[], words: boolean): NonNullable<WantedGroup['order']> {
  return units.flatMap((unit, index) => {
    const next = units[index + 1];
    const pair = next?.joined ? pairOf(unit, next) : undefined;
    const alone = words && (unit.isWord || (pair === undefined && !unit.joined));
    const terms = [...(alone ? [unit.text] : []), ...(pair === undefined ? [] : [pair])];
    return terms.map((term) => ({ term, at: index }));
  });
}

/** A group without quotes that must stand as it was typed: one of three characters and more. */
function runOf(units: readonly Unit[]): Pick<WantedGroup, 'order' | 'run'> {
  // 2026-03-18, 0898-0000: numbers that belong together.
  const isNumber = units.length > 1 && units.every(({ text }) => /^\p{N}+$/u.test(text));
  if (isNumber) return { order: orderOf(units, true) };
  const order = orderOf(units, false);
  if (order.length < 2 || units.some(({ joined }, index) => index > 0 && !joined)) return {};
  return { order, run: units.map(({ text }) => text).join('') };
}

/**
 * What a keyword asks for: groups, all of which a document must have. A part in quotes must stand there
 * word for word; a quote that nothing closes is none.
 * @param variants see `fold`
 */
export function parseKeyword(keyword: string, variants?: Variants): readonly WantedGroup[] {
  const straight = keyword.replace(anyQuote, '"').replace(partOfDay, '$1');
  const closed =
    (straight.match(/"/g)?.length ?? 0) % 2 === 0 ? straight : straight.replaceAll('"', ' ');
  const groups: WantedGroup[] = [];
  for (const [, phrase, plain = ''] of closed.matchAll(quoted)) {
    const parts = phrase === undefined ? plain.split(/\s+/u) : [phrase];
    for (const part of parts) {
      const units = [...unitsOf(fold(part, variants))];
      if (units.length === 0) continue;
      const isQuoted = phrase !== undefined && units.length > 1;
      groups.push({
        units,
        wanted: wantedOf(units, phrase !== undefined),
        ...(isQuoted ? { order: orderOf(units, true) } : runOf(units)),
      });
    }
  }
  return groups;
}

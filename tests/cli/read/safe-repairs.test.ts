import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lexer } from 'yaml';
import { applyFixes } from '../../../cli/diagnostics/apply-fixes.ts';
import { lintText } from '../lint/lint-text.ts';
import { changedFiles, grammarTexts } from './yaml-texts.ts';

/** Rules whose repairs change signs alone: others write true for yes, or take away a name that nothing repeats. */
const notation = new Set(['yaml-syntax', 'yaml-fullwidth', 'yaml-tab', 'yaml-line-ends']);

/** A text after the safe repairs of its notation. */
function repaired(given: string): string {
  // Offsets are those of the text without its byte order mark.
  const { diagnostics, text } = lintText(given);
  const fixes = diagnostics.flatMap(({ rule, fix }) =>
    fix?.safe && notation.has(rule) ? [fix] : [],
  );
  return applyFixes(text, fixes).text;
}

/** Comments, anchors, aliases, tags and the like of a text, as its lexer sees them. */
function signs(text: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(
    [...'#&*!|>%'].map((each) => [each, 0]),
  );
  let before = '';
  for (const lexeme of new Lexer().lex(text)) {
    const first = lexeme.charAt(0);
    if (before !== '\u001f' && first in counts) counts[first] = (counts[first] ?? 0) + 1;
    before = lexeme;
  }
  return counts;
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** What a safe repair may not do: lose text, or make something else of it than text. */
function keepsText(text: string): boolean {
  const after = repaired(text);
  if (after === text.replace(/^\uFEFF/, '')) return false;
  expect(letters(after)).toBe(letters(text));
  const [old, now] = [signs(text), signs(after)];
  for (const [sign, count] of Object.entries(now)) {
    expect({ sign, count }).toEqual({ sign, count: Math.min(count, old[sign] ?? 0) });
  }
  return true;
}

describe('a safe repair', () => {
  const head = 'version: 1\nroutes:\n  - a: 1\n';
  it.each([
    ...['-#id: x', '-&x', '-*x', '-!x', '-|', '->', '-[a', '-{ a', '-%x', '-@x', '-`x`'],
    ...['articles:!room', 'key:&x', 'key:*x', 'key:#x', 'key:|', 'key:>', 'key:@x'],
    ...['{ zh:#a }', '{ zh:!a }', '{ zh:&a }', '{ zh:*a }', '－#x', '－!x', '—#x', '—&x'],
    ...['name：#x', 'name：!x', 'name：　#x', 'name:　#x', 'name:　&x', '{ a: 1，#b: 2 }'],
  ])('makes no comment, name, alias or tag of the text in %s', (line) => {
    for (const text of [`${head}  ${line}\n  - b: 2\n`, `${head}${line}\nb: 2\n`, `a: ${line}\n`]) {
      keepsText(text);
    }
  });

  it.each(['-id: x', '-"x"', '—id: x'])('is the blank that is missing in %s', (line) => {
    const text = `${head}  ${line}\n`;
    expect(repaired(text)).toBe(`${head}  ${line.replace(/^[-—]/, '- ')}\n`);
  });

  it('waits where it would let a sign on a line below it be read as an alias or a comment', () => {
    expect(repaired('-a\n- { *a : {  } }\n')).toBe('-a\n- { *a : {  } }\n');
    expect(repaired('-a\n- b: 1\n')).toBe('- a\n- b: 1\n');
  });

  it('never loses text or makes something else of it, whatever is changed in a file', () => {
    let count = 0;
    const property = fc.property(fc.oneof(changedFiles(1500), grammarTexts), (text) => {
      if (keepsText(text)) count += 1;
    });
    const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };
    fc.assert(property, { ...seed, numRuns: Number(process.env.RUNS ?? 1500) });
    expect(count).toBeGreaterThan(10);
  });
});

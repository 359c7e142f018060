import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RuleMeta } from '../../../cli/diagnostics/rule-meta.ts';
import { allRules } from '../../../cli/lint/all-rules.ts';
import { fixtures, fixtureText } from './fixture.ts';

const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());

function expectFew(sentences: readonly string[]): void {
  expect(sentences.length, sentences.join('\n')).toBeGreaterThanOrEqual(2);
  expect(sentences.length, sentences.join('\n')).toBeLessThanOrEqual(5);
}

function checkEnglish(en: string): void {
  it('is said in two to five English sentences', () => {
    expectFew(en.split(/(?<=[.!?]) (?=[A-Z_])/));
    expect(en).toMatch(/\.$/);
    expect(en).not.toMatch(/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u);
  });
}

function checkChinese(zh: string): void {
  it('is said in two to five Chinese sentences', () => {
    const sentences = zh.split(/(?<=[。！？])/);
    expectFew(sentences);
    for (const sentence of sentences) expect(sentence).toMatch(/\p{Script=Han}.*[。！？]$/u);
    const han = zh.match(/\p{Script=Han}/gu) ?? [];
    expect(han.length / zh.replace(/\s/g, '').length).toBeGreaterThan(0.4);
  });

  it('is written with Chinese punctuation, and blanks around Latin letters and digits', () => {
    expect(zh).not.toMatch(
      /\p{Script=Han}[,;:!?](?!\w)|[,;?]\p{Script=Han}|[。，；：] | [。，；：]/u,
    );
    expect(zh).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
  });
}

function checkTexts({ id, severity, explanation: { zh, en }, bad, good }: RuleMeta): void {
  it('is said in Chinese, in English, or in both', () => {
    expect(zh ?? en ?? '').not.toBe('');
  });

  if (en !== undefined) checkEnglish(en);
  if (zh !== undefined) checkChinese(zh);

  it('is shown by lines of its fixtures', () => {
    expect(bad).not.toBe(good);
    const [broken, fixed] = [fixtureText(id, 'bad'), fixtureText(id, 'ok')];
    expect(lines(bad).filter((line) => !broken.includes(line))).toEqual([]);
    expect(lines(good).filter((line) => !fixed.includes(line))).toEqual([]);
  });

  it('is shown by a place that the report marks', () => {
    const report = readFileSync(`${fixtures}/${id}/bad.txt`, 'utf8');
    expect(report).toContain(`  ${severity}  ${id}  `);
    // Long lines are cut there.
    const isTold = (line: string): boolean =>
      report.includes(line.slice(0, 60)) || report.includes(line.slice(-60));
    expect(lines(bad).filter((line) => line !== '' && isTold(line))).not.toEqual([]);
  });
}

describe.each(allRules)('the metadata of $id', checkTexts);

it('tells every rule in words of its own', () => {
  const texts = allRules.flatMap(({ explanation }) => Object.values(explanation));
  expect(new Set(texts).size).toBe(texts.length);
});

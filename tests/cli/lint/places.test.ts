import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ruleIds } from '../../../cli/lint/all-rules.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { fixture, lintFixture, shownElsewhere } from './fixture.ts';

const ids = ruleIds.filter((id) => !shownElsewhere.includes(id));

/** Rules about a file as a whole: its name, its place, its size, or that nothing is in it. */
const wholeFile: readonly string[] = [
  'content-duplicate-id',
  'content-file',
  'content-name',
  'content-place',
  'content-size',
  'yaml-empty',
  'own-file',
  'own-name',
];

describe.each(ids)('%s', (id) => {
  it('marks something, and the start of a file only where the whole is meant', async () => {
    const { diagnostics, linesOf } = await lintSite(fixture(id, 'bad'));
    for (const { file, start, end, message, related = [] } of diagnostics) {
      const lines = linesOf(file);
      const { line, column } = lines.position(start);
      const reported = `${file}:${line}:${column} ${message}`;
      if (start === 0 && end === 0) expect(wholeFile, reported).toContain(id);
      else if (id !== 'content-empty') expect(end, reported).toBeGreaterThan(start);
      // An entry without a text lacks it at its end.
      else expect(line, reported).toBeGreaterThan(3);
      for (const each of [{ start, end }, ...related]) {
        const own = 'file' in each && each.file ? linesOf(each.file) : lines;
        for (const offset of [each.start, each.end]) {
          const place = own.position(offset);
          expect(own.line(place.line)?.length, reported).toBeGreaterThanOrEqual(place.column - 1);
        }
      }
    }
  });

  it('is told twice in the same bytes', async () => {
    const path = fixture(id, 'bad');
    expect(await lintFixture(path)).toEqual(await lintFixture(path));
  });
});

/** The sample with a mistake of each kind in many files. */
function brokenSample(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('site', folder, { recursive: true });
  const news = join(folder, 'content/zh/news');
  readdirSync(news).forEach((name, index) => {
    if (!name.endsWith('.md')) return;
    const front = index % 3 === 0 ? 'date: 2026-02-30\ncode: nowhere\n' : 'titel: 一\n';
    const text = '# 一\n\n![](none.png) [二](none.md) <iframe></iframe>\n\n<!-- 三\n';
    writeFileSync(join(news, name), `---\ntitle: 新闻\n${front}---\n\n${text}`);
  });
  return folder;
}

describe('a site with mistakes in many files', () => {
  it('is told twice in the same bytes, whatever file is read first', async () => {
    const folder = brokenSample();
    const first = await lintFixture(folder);
    expect(first.code).toBe(1);
    expect(
      new Set(first.out.match(/ {2}(?:content|schema|site)-[a-z-]+ {2}/g)).size,
    ).toBeGreaterThan(5);
    expect(await lintFixture(folder)).toEqual(first);
  });
});

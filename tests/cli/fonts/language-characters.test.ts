import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReadEntry } from '../../../cli/content/entries/read-entry.ts';
import { languageCharacters, writtenWith } from '../../../cli/fonts/language-characters.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

const folder = mkdtempSync(join(tmpdir(), 'characters-'));
mkdirSync(join(folder, 'public'));
writeFileSync(join(folder, 'public', 'menu.json'), '{"title":"馆"}');
writeFileSync(join(folder, 'a.md'), '---\ntitle: 鹿\n---\n水');
writeFileSync(join(folder, 'b.md'), '水');

const source: SiteSource = {
  version: 1,
  site: { name: { zh: '图书', en: 'Library' } },
  languages: {
    zh: { default: true, label: '中文', home: '/', config: '/menu.json' },
    en: { label: 'English', prefix: '/en', home: '/en' },
  },
  routes: [],
  pages: {},
};
const entry = (file: string, language: string, shown = true): ReadEntry =>
  ({ file: join(folder, file), language, shown }) as ReadEntry;

const has = async (code: string, entries: readonly ReadEntry[] = []) => {
  const counts = await languageCharacters(source, { folder, entries }, code);
  return (character: string) => counts.get(character.codePointAt(0) ?? 0);
};

describe('the characters of a language', () => {
  it('are those of its own texts, its interface, menu and dates', async () => {
    const zh = await has('zh');
    for (const each of ['图', '中', '馆', '年', '十', '搜', 'A', '/'])
      expect(zh(each), each).toBe(1);
    const en = await has('en');
    expect([en('图'), en('中'), en('馆')]).toEqual([undefined, undefined, undefined]);
    expect([en('L'), en('é'), en('\n')]).toEqual([1, undefined, undefined]);
  });

  it('are counted by texts, what is around all pages in each of them', async () => {
    const zh = await has('zh', [entry('a.md', 'zh'), entry('b.md', 'zh'), entry('c.md', 'en')]);
    expect([zh('鹿'), zh('水'), zh('图')]).toEqual([1, 2, 3]);
    expect((await has('zh', [entry('a.md', 'zh', false)]))('鹿')).toBeUndefined();
  });
});

describe('a language is written', () => {
  it.each([
    ['zh-CN', '汉，。「5', 'é★😀あ'],
    ['en', 'aéZ,5—', '汉、★→م'],
    ['ar', 'مء،5', 'a汉'],
    ['ja', '漢あア。', '한'],
    ['de', 'ßÄ', 'я'],
    ['no such tag', 'a', '汉'],
  ])('in %s with %s, not with %s', (tag, own, others) => {
    const isNeeded = writtenWith(tag);
    const found = (text: string) => [...text].filter((each) => isNeeded(each.codePointAt(0) ?? 0));
    expect(found(own).join('')).toBe(own);
    expect(found(others)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadContent } from '../../../cli/content/read-content.ts';
import { contentOf } from '../../../cli/files/new-file.ts';
import { fallbackFace } from '../../../cli/fonts/fallback-face.ts';
import { fontCss, preloadedFonts, wholeFonts } from '../../../cli/fonts/font-css.ts';
import { readFont } from '../../../cli/fonts/read-font.ts';
import { siteFonts } from '../../../cli/fonts/site-fonts.ts';
import type { Font, SiteSource } from '../../../schema/source.generated.ts';

const folder = 'tests/fixtures/library';
const display: Font = {
  family: 'Noto Serif Display',
  use: 'titles',
  languages: ['en', 'ar'],
  files: [{ file: '/fonts/noto-serif-display-bold.woff2', weight: 700 }],
};
const naskh: Font = {
  family: 'Noto Naskh Arabic',
  use: 'titles',
  languages: ['ar'],
  files: [{ file: '/fonts/noto-naskh-arabic-bold.woff2', weight: 700 }],
};

const siteWith = (...fonts: readonly Font[]): SiteSource => ({
  version: 1,
  site: { name: { zh: '书', en: 'Books', ar: 'كتب' }, base: '/a/' },
  languages: {
    zh: { default: true, tag: 'zh-CN', label: '中文', home: '/' },
    en: { label: 'English', prefix: '/en', home: '/en' },
    ar: { label: 'العربية', prefix: '/ar', home: '/ar' },
  },
  routes: [],
  pages: {},
  theme: { fonts: [...fonts] },
});
const content = { folder, entries: [] } as unknown as ReadContent;

describe('fonts of a site', () => {
  it('are made smaller, with the characters of their languages and what joins them', async () => {
    const { made, files, lacksTools } = await siteFonts(siteWith(naskh), content);
    expect(lacksTools).toBe(false);
    const [[path, file] = ['', { text: '' }]] = [...files];
    expect(path).toMatch(/^static\/fonts\/noto-naskh-arabic-bold-[0-9a-f]{10}\.woff2$/);
    const bytes = await contentOf(file);
    expect(bytes.length).toBeLessThan(
      readFileSync(`${folder}/public${naskh.files[0]?.file}`).length,
    );
    const font = readFont(bytes);
    if ('problem' in font) throw new Error(font.problem);
    expect(font.characters.has('ك'.codePointAt(0) ?? 0)).toBe(true);
    // Of Urdu.
    expect(font.characters.has(0x06d2)).toBe(false);
    expect(made[0]?.faces[0]?.files).toEqual([
      { address: `/a/${path}`, format: 'woff2', firstOf: ['ar'] },
    ]);
  });

  it('are served whole where nothing makes smaller ones, or where all is wanted', async () => {
    const site = siteWith(display);
    const without = await siteFonts(site, content, async () => undefined);
    expect([without.lacksTools, without.files.size]).toEqual([true, 0]);
    expect(without.made[0]?.faces[0]?.files).toEqual(wholeFonts(site)[0]?.faces[0]?.files);
    // What stands in needs no tools.
    expect(without.made[0]?.faces[0]?.fallback?.join()).toContain('size-adjust');
    const all = siteWith({ ...display, characters: 'all' });
    const untouched = await siteFonts(all, content, async () => undefined);
    expect([untouched.lacksTools, untouched.files.size]).toEqual([false, 0]);
  });

  it('are set by the languages that name them, with what stands in behind all of them', async () => {
    const site = siteWith(display, naskh);
    const { made } = await siteFonts(site, content);
    const css = fontCss(site, made);
    expect(css).toMatch(
      /font-family: "Noto Serif Display";\n {2}font-style: normal;\n {2}font-weight: 700;\n {2}font-display: swap;/,
    );
    expect(css).toContain(
      ':root:lang(ar) {\n  --serif: "Noto Serif Display", "Noto Naskh Arabic", "Noto Serif Display fallback", var(--serif-en);\n}',
    );
    expect(css).toContain(
      ':root:lang(en) {\n  --serif: "Noto Serif Display", "Noto Serif Display fallback", var(--serif-en);\n}',
    );
    expect(css).not.toContain(':lang(zh');
    expect(preloadedFonts(site, made, 'zh')).toEqual([]);
    expect(preloadedFonts(site, made, 'en')).toHaveLength(1);
    expect(preloadedFonts(siteWith({ ...display, preload: false }), made, 'ar')).toHaveLength(2);
  });

  it('are nothing where a site brings none', async () => {
    expect(fontCss(siteWith(), [])).toBe('');
  });
});

describe('the face that stands in', () => {
  it('is as wide, and leaves as much room above and below', () => {
    const facts = { characters: new Set<number>(), ascent: 1, descent: 0.25, lineGap: 0 };
    // Times New Roman Bold has a mean width of 0.464 of its size.
    const face = fallbackFace({ ...facts, width: 0.4642 * 1.2 }, 'serif', 700) ?? [];
    expect(face[0]).toContain('local("Times New Roman Bold")');
    expect(face.slice(1).map((line) => Number.parseFloat(line.split(': ')[1] ?? ''))).toEqual([
      expect.closeTo(120, 0),
      expect.closeTo(83.3, 0),
      expect.closeTo(20.8, 0),
      0,
    ]);
    expect(fallbackFace({ ...facts, width: 0.5 }, 'sans', 400)?.[0]).toContain('local("Arial")');
  });

  it('is none for a font without Latin letters', () => {
    const font = readFont(readFileSync(`${folder}/public${naskh.files[0]?.file}`));
    if ('problem' in font) throw new Error(font.problem);
    expect(fallbackFace(font, 'serif', 700)).toBeUndefined();
  });
});

it.each([
  ['a text', Buffer.from('This is no font.')],
  ['nothing', Buffer.alloc(0)],
  ['a cut font', readFileSync(`${folder}/public${display.files[0]?.file}`).subarray(0, 900)],
])('%s is no font', (_, bytes) => {
  expect(readFont(bytes)).toEqual({ problem: 'is no font: TTF, OTF, WOFF or WOFF2' });
});

it('a font that is not there, or none, does not stop a build that the linter let through', async () => {
  const files = [{ file: '/fonts/missing.woff2' }, { file: '/fonts/OFL.txt' }];
  const { made, files: written } = await siteFonts(siteWith({ ...display, files }), content);
  expect(written.size).toBe(0);
  expect(made[0]?.faces.map(({ files: [file] }) => file?.address)).toEqual([
    '/a/fonts/missing.woff2',
    '/a/fonts/OFL.txt',
  ]);
});

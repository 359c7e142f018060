import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import { flexGaps, lackingCss, selectorsOf } from './old-browsers/css-features.ts';

/** What one of the oldest browsers lacks and the style sheets ask for, and what becomes of a page there. */
const degrades: Readonly<Record<string, string>> = {
  '::backdrop':
    'browsers without dialogs, where the layer is put together by hand and fills the screen',
  '::view-transition': 'pages change without fading',
  '::view-transition-group': 'likewise',
  ':focus-visible': 'fallback: :focus, tested below',
  '@media (forced-colors)': 'no such mode there',
  '@media (scripting)':
    'a picture of the footer is loaded sooner; the spinner is shown without scripts',
  '::details-content': 'answers that are closed stay so on paper',
  '@page': 'Safari prints with its own margins',
  ':has': 'the page of error 500 keeps the menu of the others',
  'aspect-ratio': 'fallback: a height, tested below',
  'aspect-ratio: auto': 'it undoes a ratio that is not known there',
  'break-after: avoid': 'a heading may be the last line of a printed page',
  'color-scheme': 'scroll bars and fields stay light',
  'color-scheme: dark': 'likewise',
  'color-scheme: light': 'likewise',
  'content-visibility': 'what is far away is drawn, too',
  'content-visibility: auto': 'likewise',
  'content-visibility: visible': 'as ::details-content',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: progress': 'likewise',
  'cursor: zoom-in': 'likewise',
  'font-family: ui-monospace': 'further typefaces follow it',
  'forced-color-adjust': 'no such mode there',
  'forced-color-adjust: none': 'likewise',
  hyphens: 'long words in narrow labels are not parted',
  'overflow-wrap: anywhere': 'fallback: break-word, which html hands down',
  'overscroll-behavior': 'the page below a layer may scroll at its end',
  'overscroll-behavior: contain': 'likewise',
  'print-color-adjust': 'prefixed; Firefox 78 prints grounds as the reader chose',
  'print-color-adjust: exact': 'likewise',
  resize: 'a field for long texts keeps its height on phones',
  'resize: vertical': 'likewise',
  'scroll-behavior': 'turned off only, where motion is not welcome',
  'scroll-behavior: auto': 'likewise',
  'scroll-margin-top': 'a target stands at the edge',
  'scrollbar-width': 'a scroll bar shows',
  'scrollbar-width: none': 'likewise',
  'text-spacing-trim': 'a line that begins with a quotation mark begins with half a blank',
  'text-spacing-trim: trim-start': 'likewise',
  'text-autospace': 'Chinese and Latin words stand without the thin space',
  'text-autospace: no-autospace': 'as they do there',
  'text-autospace: normal': 'likewise',
  'text-size-adjust': 'prefixed for phones; desktops do not adjust',
  'text-wrap': 'lines break as they come',
  'text-wrap: balance': 'likewise',
  'text-wrap: pretty': 'likewise',
  'text-wrap: wrap': 'likewise: it undoes balance',
  'user-select': 'prefixed for Safari',
  'width: fit-content': 'without scripts, the menu of Firefox 78 is as wide as the page',
};

describe('style sheets in chrome87, safari14 and firefox78', async () => {
  const folder = inject('builtSite');
  const paths = (await listFiles(folder)).filter((path) => path.endsWith('.css'));
  const sheets = paths.map((path) => readFileSync(join(folder, path), 'utf8'));

  it('ask for nothing that is missing there without a fallback', () => {
    expect(sheets.length).toBeGreaterThan(3);
    const found = new Map(sheets.flatMap((text) => [...lackingCss(text)]));
    for (const name of Object.keys(degrades)) {
      expect(found.has(name), `${name} is used nowhere: take it off the list`).toBe(true);
      found.delete(name);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('give each box with an aspect ratio a height', () => {
    const uses = (text: string) =>
      selectorsOf(text, undefined, (rule) =>
        /[{;]\s*aspect-ratio:/.test(`{${rule.nodes.join(';')}`),
      );
    const fallbacks = (text: string) => selectorsOf(text, /not \(aspect-ratio:/, () => true);
    expect(sheets.flatMap((text) => [...uses(text)]).length).toBeGreaterThan(8);
    for (const text of sheets)
      expect([...fallbacks(text)]).toEqual(expect.arrayContaining([...uses(text)]));
  });

  it('show the focus by :focus where there is no :focus-visible', () => {
    const uses = (text: string) =>
      selectorsOf(text, undefined, ({ selector }) => selector.includes(':focus-visible'));
    const fallbacks = (text: string) =>
      selectorsOf(text, /not selector\(:focus-visible\)/, () => true);
    expect(sheets.flatMap((text) => [...uses(text)]).length).toBeGreaterThan(8);
    for (const text of sheets) {
      const wanted = [...uses(text)].map((each) => each.replaceAll(':focus-visible', ':focus'));
      expect([...fallbacks(text)]).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('space no items of flex containers by gap', () => {
    expect(flexGaps('.a{display:flex;gap:1px}.b{display:grid;gap:1px}.c{gap:1px}')).toEqual([
      '.a',
      '.c',
    ]);
    expect(sheets.flatMap(flexGaps)).toEqual([]);
  });

  it.each([
    ['.a { overflow: clip }', 'overflow: clip'],
    ['.a { width: min(1px, 2dvh) }', 'unit dvh'],
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['.a:has(b) { color: red }', ':has'],
    ['@layer a { b { color: red } }', '@layer'],
    ['@media (width > 1px) { b { color: red } }', '@media (a < b)'],
    ['.a { aspect-ratio: 1 }', 'aspect-ratio'],
  ])('sees what is missing in %s', (text, name) => {
    expect([...lackingCss(text).keys()]).toContain(name);
  });
});

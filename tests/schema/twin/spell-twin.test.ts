import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf, noMark, spellTwin } from '../../../schema/twin/spell-twin.ts';

const [phone, tablet] = [{ suffix: 'H5' }, { suffix: 'Pad' }];
const spelling = { prefixes: ['/EN', '/fr/ca'], marks: [phone, tablet], homes: [] };
const mobile = (address: string): string => spellTwin(address, phone, spelling);
const desktop = (address: string): string => spellTwin(address, noMark, spelling);

describe('the twin speller', () => {
  it.each([
    ['/index', '/indexH5'],
    ['/search/:title', '/searchH5/:title'],
    ['/parkSummaryInfo/informationListPage/:id', '/parkSummaryInfoH5/informationListPage/:id'],
    ['/EN/Index', '/EN/IndexH5'],
    ['/en/Index?x=1#y', '/en/IndexH5?x=1#y'],
    ['/news?code=a/b', '/newsH5?code=a/b'],
    ['/news#top', '/newsH5#top'],
    ['/fr/ca/news', '/fr/ca/newsH5'],
    ['/fr/news', '/frH5/news'],
    ['/newsPad/x', '/newsH5/x'],
    ['/新闻/列表?题=一#二', '/新闻H5/列表?题=一#二'],
  ])('[R-03] spells %s as %s on the phone', (address, twin) => {
    expect(mobile(address)).toBe(twin);
  });

  it.each([
    'https://example.org/a',
    '//example.org/a',
    'mailto:a@example.org',
    'tel:+8612345',
    '#part',
    '?code=x',
    '/',
    '/EN',
    '/EN/',
    '/indexH5',
    '/EN/IndexH5?x#y',
    '',
  ])('leaves %j as it is', (address) => {
    expect(mobile(address)).toBe(address);
  });

  it('tells the mark of a path, whatever its letter case', () => {
    expect(markOf('/EN/indexh5', spelling)).toBe(phone);
    expect(markOf('/EN/H5', spelling)).toBe(undefined);
    expect(markOf('/index', spelling)).toBe(undefined);
  });

  describe('of a site whose homes are at the roots', () => {
    const atRoots = { ...spelling, homes: ['/', '/EN'] };
    it.each([
      ['/', '/H5'],
      ['/?x=1#y', '/H5?x=1#y'],
      ['/EN', '/EN/H5'],
      ['/en/', '/EN/H5'],
      ['/news', '/newsH5'],
      ['/EN/news', '/EN/newsH5'],
      ['/Pad', '/H5'],
      ['/EN/Pad#top', '/EN/H5#top'],
    ])('spells %s as %s on the phone, and back', (address, twin) => {
      expect(spellTwin(address, phone, atRoots)).toBe(twin);
      expect(spellTwin(twin, phone, atRoots)).toBe(twin);
      const bare = spellTwin(twin, noMark, atRoots);
      expect(spellTwin(bare, phone, atRoots)).toBe(twin);
    });

    it('takes the segment of a home for a mark there alone', () => {
      expect(markOf('/H5', atRoots)).toBe(phone);
      expect(markOf('/en/h5', atRoots)).toBe(phone);
      expect(markOf('/H5/x', atRoots)).toBe(undefined);
      expect(markOf('/fr/ca/H5', atRoots)).toBe(undefined);
      expect(spellTwin('/EN/H5', noMark, atRoots)).toBe('/EN');
      expect(spellTwin('/H5', noMark, atRoots)).toBe('/');
    });
  });

  describe('of a site whose twins have a prefix', () => {
    const pad = { suffix: '', prefix: '/m' };
    const prefixed = { ...spelling, marks: [pad, phone], homes: ['/', '/EN'] };
    it.each([
      ['/', '/m'],
      ['/?x=1#y', '/m?x=1#y'],
      ['/EN', '/m/EN'],
      ['/news', '/m/news'],
      ['/news/', '/m/news/'],
      ['/EN/news/:id?a=/b', '/m/EN/news/:id?a=/b'],
      ['/:part', '/m/:part'],
      ['/mail', '/m/mail'],
      ['/H5', '/m'],
      ['/EN/newsH5', '/m/EN/news'],
    ])('spells %s as %s, and back', (address, twin) => {
      expect(spellTwin(address, pad, prefixed)).toBe(twin);
      expect(spellTwin(twin, pad, prefixed)).toBe(twin);
      expect(markOf(twin.split('?')[0] ?? '', prefixed)).toBe(pad);
      const other = spellTwin(twin, phone, prefixed);
      if (!twin.includes('/:part')) expect(spellTwin(other, pad, prefixed)).toBe(twin);
    });

    it('takes it off whatever its letter case, and only as a whole segment', () => {
      expect(spellTwin('/M/news', noMark, prefixed)).toBe('/news');
      expect(spellTwin('/m/', noMark, prefixed)).toBe('/');
      expect(spellTwin('/m/EN/', noMark, prefixed)).toBe('/EN');
      expect(spellTwin('/mail', noMark, prefixed)).toBe('/mail');
      expect(spellTwin('/EN/m/x', noMark, prefixed)).toBe('/EN/m/x');
    });

    it('leaves roots that lead to a home elsewhere as they are', () => {
      const elsewhere = { ...prefixed, homes: [] };
      expect(['/', '/EN', '/EN/', '/m'].map((each) => spellTwin(each, pad, elsewhere))).toEqual([
        '/',
        '/EN',
        '/EN/',
        '/m',
      ]);
    });
  });

  const segment = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .map((text) => text.replace(/[/?#:]/g, '一'))
    .filter((text) => !/(h5|pad)$/i.test(text));
  const address = fc
    .record({
      prefix: fc.constantFrom('', '/EN', '/en', '/fr/ca'),
      segments: fc.array(segment, { minLength: 1, maxLength: 5 }),
      query: fc.option(fc.webQueryParameters(), { nil: undefined }),
      hash: fc.option(fc.webFragments(), { nil: undefined }),
    })
    .map(
      ({ prefix, segments, query, hash }) =>
        `${prefix}/${segments.join('/')}${query === undefined ? '' : `?${query}`}${hash === undefined ? '' : `#${hash}`}`,
    )
    // A first segment that is a language prefix is no segment.
    .filter((text) => !/^\/(en|fr\/ca)\/(en|fr)(\/|$)/i.test(text));

  it('[R-03] leads from desktop to mobile and back to the same address, Chinese text, query and hash included', () => {
    fc.assert(
      fc.property(address, (start) => {
        const twin = mobile(start);
        expect(twin).not.toBe(start);
        expect(mobile(twin)).toBe(twin);
        expect(desktop(twin)).toBe(start);
        expect(spellTwin(twin, tablet, spelling)).toBe(spellTwin(start, tablet, spelling));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spellTwin, suffixOf } from '../../../schema/twin/spell-twin.ts';

const spelling = { prefixes: ['/EN', '/fr/ca'], suffixes: ['H5', 'Pad'] };
const mobile = (address: string): string => spellTwin(address, 'H5', spelling);
const desktop = (address: string): string => spellTwin(address, '', spelling);

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

  it('tells the suffix of a path, whatever its letter case', () => {
    expect(suffixOf('/EN/indexh5', spelling)).toBe('H5');
    expect(suffixOf('/EN/H5', spelling)).toBe('');
    expect(suffixOf('/index', spelling)).toBe('');
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
        expect(spellTwin(twin, 'Pad', spelling)).toBe(spellTwin(start, 'Pad', spelling));
      }),
    );
  });
});

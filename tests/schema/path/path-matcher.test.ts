import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeSegment } from '../../../schema/path/encode-segment.ts';
import { fillPath } from '../../../schema/path/fill-path.ts';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';

const match = pathMatcher(
  ['/news', '/newsListPage/:type/:id', '/newsListPage/all/:id', '/EN/Index', '/search/:title'].map(
    (path) => [path, path] as const,
  ),
);

describe('the path matcher', () => {
  it('[R-06] ignores letter case and gives the declared spelling back', () => {
    expect(match('/en/index')?.canonical).toBe('/EN/Index');
    expect(match('/NEWSLISTPAGE/Type/Id')?.canonical).toBe('/newsListPage/Type/Id');
  });

  it('takes a literal before a parameter, and the parameter where the literal leads nowhere', () => {
    expect(match('/newsListPage/all/7')?.value).toBe('/newsListPage/all/:id');
    expect(match('/newsListPage/some/7')?.value).toBe('/newsListPage/:type/:id');
  });

  it.each(['', 'news', '/', '/new', '/news/x', '/newsListPage/a', '/search/', '//news'])(
    'does not match %j',
    (path) => expect(match(path)).toBeUndefined(),
  );

  it('drops one slash at the end', () => {
    expect(match('/news/')?.canonical).toBe('/news');
  });

  it('decodes a parameter once', () => {
    expect(match('/search/100%25')?.params.title).toBe('100%');
    expect(match('/search/%252F')?.params.title).toBe('%2F');
    expect(match('/search/%E8%90%A5%E5%95%86')?.params.title).toBe('营商');
    expect(match('/search/%zz')?.params.title).toBe('%zz');
  });

  it('gives every value back that was spelled into an address', () => {
    const value = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => !/\p{Cs}/u.test(text));
    fc.assert(
      fc.property(value, value, (type, id) => {
        const address = fillPath('/newsListPage/:type/:id', {
          type: encodeSegment(type),
          id: encodeSegment(id),
        });
        const found = match(address ?? '');
        expect(found?.params.id).toBe(id);
        if (found?.params.type !== undefined) expect(found.params.type).toBe(type);
        expect(found?.canonical).toBe(
          type.normalize('NFC').toLowerCase() === 'all'
            ? `/newsListPage/all/${encodeSegment(id)}`
            : address,
        );
      }),
    );
  });

  it('finds one of 10,000 routes by its own segments alone', () => {
    const big = pathMatcher(
      Array.from({ length: 10_000 }, (_, index) => [`/section${index}/:id/part`, index] as const),
    );
    expect(big('/section9999/x/part')?.value).toBe(9999);
    expect(big('/section9999/x/other')).toBeUndefined();
  });
});

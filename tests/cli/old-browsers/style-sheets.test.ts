import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { focusFallback } from '../../../cli/old-browsers/focus-fallback.ts';
import { logicalLonghands } from '../../../cli/old-browsers/logical-longhands.ts';

const through = async (text: string): Promise<string> =>
  (await postcss([focusFallback, logicalLonghands]).process(text, { from: undefined })).css;

describe('style sheets for the oldest browsers', () => {
  it.each([
    ['a{padding-block:var(--a)}', 'a{padding-block-start:var(--a);padding-block-end:var(--a)}'],
    [
      'a{margin-inline:calc(-1 * var(--a, min(1px, 2px))) 0}',
      'a{margin-inline-start:calc(-1 * var(--a, min(1px, 2px)));margin-inline-end:0}',
    ],
    [
      'a{border-block:1px solid var(--a)}',
      'a{border-block-start:1px solid var(--a);border-block-end:1px solid var(--a)}',
    ],
    [
      'a{padding-block:var(--a)!important}',
      'a{padding-block-start:var(--a)!important;padding-block-end:var(--a)!important}',
    ],
    ['a{padding-block:1px;padding-inline-start:var(--a)}', undefined],
  ])('have longhands for %s', async (text, expected = text) => {
    expect(await through(text)).toBe(expected);
  });

  it('have a rule that names :focus-visible once more, with all its selectors', async () => {
    expect(await through('a:hover,a:focus-visible b{color:red}b{color:blue}')).toBe(
      'a:hover,a:focus-visible b{color:red}' +
        '@supports (not (aspect-ratio: 1)) or (not selector(:focus-visible)){' +
        'a:hover,a:focus b{color:red}}b{color:blue}',
    );
    expect(await through('a:focus{color:red}')).toBe('a:focus{color:red}');
  });
});

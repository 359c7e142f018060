import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { focusFallback } from '../../../cli/old-browsers/focus-fallback.ts';
import { logicalInsets } from '../../../cli/old-browsers/logical-insets.ts';
import { logicalLonghands } from '../../../cli/old-browsers/logical-longhands.ts';

const through = async (text: string): Promise<string> =>
  (
    await postcss([focusFallback, logicalLonghands, logicalInsets]).process(text, {
      from: undefined,
    })
  ).css;

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
    ['a{padding-block-start:1px;padding-inline-start:var(--a)}', undefined],
  ])('have longhands for %s', async (text, expected = text) => {
    expect(await through(text)).toBe(expected);
  });

  it('have sides of the page in place of logical ones, mirrored from right to left', async () => {
    expect(await through('a,:root b{inset-inline-start:1px;color:red}')).toBe(
      'a,:root b{left:1px;color:red}[dir="rtl"] a,:root[dir="rtl"] b{left:auto;right:1px}',
    );
    expect(await through('a{inset-inline-end:0;inset-inline-start:auto}')).toBe(
      'a{right:0;left:auto}[dir="rtl"] a{left:0;right:auto}',
    );
    expect(await through('@media print{a{inset-inline:var(--a) 0}}')).toBe(
      '@media print{a{left:var(--a);right:0}[dir="rtl"] a{right:var(--a);left:0}}',
    );
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

import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../runtime/document/document-title.ts';

describe('[R-11] the document title', () => {
  it.each([
    ['新闻动态', '黎安', '新闻动态-黎安'],
    [undefined, 'Pilot Zone', 'Pilot Zone'],
    ['', 'Pilot Zone', 'Pilot Zone'],
    ['News', '', 'News'],
    [undefined, '', ''],
    // The name is not said after itself.
    ['Pilot Zone', 'Pilot Zone', 'Pilot Zone'],
    [' pilot zone', 'Pilot Zone', ' pilot zone'],
    // A title that has the name in it is another title, except at home.
    ['The Pilot Zone opens', 'Pilot Zone', 'The Pilot Zone opens-Pilot Zone'],
  ])('of %j on a site called %j is %j', (title, name, expected) => {
    expect(documentTitle(title, name)).toBe(expected);
  });

  it.each([
    ['首页', '黎安', '首页-黎安'],
    ['黎安', '黎安', '黎安'],
    ['欢迎来到黎安', '黎安', '欢迎来到黎安'],
    ['Welcome to the pilot zone', 'Pilot Zone', 'Welcome to the pilot zone'],
  ])(
    '[R-19] of the home page %j on a site called %j says the name once',
    (title, name, expected) => {
      expect(documentTitle(title, name, true)).toBe(expected);
    },
  );
});

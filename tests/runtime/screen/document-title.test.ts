import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../runtime/screen/document-title.ts';

describe('[R-11] the document title', () => {
  it.each([
    ['新闻动态', undefined, '黎安', '新闻动态-黎安'],
    ['新闻动态', 'Heading', '黎安', '新闻动态-黎安'],
    [undefined, 'News', 'Pilot Zone', 'News-Pilot Zone'],
    [undefined, undefined, 'Pilot Zone', 'Pilot Zone'],
    ['News', undefined, '', 'News'],
    [undefined, undefined, '', ''],
  ])('of route title %j, heading %j and name %j is %j', (route, heading, name, title) => {
    expect(documentTitle(route, heading, name)).toBe(title);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const part = (title: string): { title: string; blocks: Block[] } => ({
  title,
  blocks: [{ type: 'text', title: `${title}的标题`, body: [`${title}的正文`] }],
});
const blocks: Block[] = [{ type: 'sections', by: 'code', items: { a: part('甲'), b: part('乙') } }];

describe('sections', () => {
  it.each([
    ['/shouye', '甲'],
    ['/shouye?code=b', '乙'],
    ['/shouye?code=unknown', '甲'],
    ['/shouye?other=b', '甲'],
  ])('%s shows the section %s', async (address, open) => {
    const element = await openBlocks({ blocks }, { address });
    expect(element.querySelector('#content')?.textContent).toContain(`${open}的正文`);
    expect(element.querySelector('#content [aria-current="page"]')?.textContent).toBe(open);
  });

  it('headings step down one by one: page, section, block', async () => {
    const element = await openBlocks({ blocks });
    const levels = [...element.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3']);
  });
});

describe('sections in a bar across the page', () => {
  const inBar: Block[] = [
    { type: 'sections', by: 'code', navigation: 'bar', items: { a: part('甲'), b: part('乙') } },
  ];
  const headings = (element: HTMLElement) =>
    [...element.querySelectorAll('h1, h2, h3')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );

  it.each(['desk', 'phone'])('name the page by the open one on a %s', async (device) => {
    const path = device === 'phone' ? '/shouye-m' : '/shouye';
    const element = await openBlocks({ blocks: inBar }, { device, address: `${path}?code=b` });
    expect(headings(element)).toEqual(['H1 乙', 'H2 乙的标题']);
    expect(element.querySelector('#content nav [aria-current="page"]')?.textContent).toBe('乙');
  });

  it.each(['', '?code=unknown'])(
    'leave the page its name where none is asked for (%s)',
    async (query) => {
      const element = await openBlocks({ blocks: inBar }, { address: `/shouye${query}` });
      expect(headings(element)).toEqual(['H1 首页', 'H2 甲的标题']);
    },
  );
});

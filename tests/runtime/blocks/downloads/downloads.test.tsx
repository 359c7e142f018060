// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fileType } from '../../../../runtime/blocks/downloads/file-type.ts';
import { openBlocks } from '../open-blocks.tsx';

describe('the type of a file', () => {
  it.each([
    ['/files/a.csv', 'CSV'],
    ['/files/a.tar.gz?v=2#top', 'GZ'],
    ['https://example.org/list.Pdf', 'PDF'],
    ['https://example.org', undefined],
    ['https://example.org/a?name=b.pdf', undefined],
    ['/v1.2/readme', undefined],
    ['/.well', undefined],
  ])('%s: %s', (address, type) => {
    expect(fileType(address)).toBe(type);
  });
});

it('only files of the site itself are saved by their link', async () => {
  const element = await openBlocks({
    blocks: [
      {
        type: 'downloads',
        items: [
          { label: '指南', file: '/files/guide.txt', size: '1.2 KB', date: '2026-3-8' },
          { label: '目录', file: 'https://example.org/list' },
        ],
      },
    ],
  });
  const links = [...element.querySelectorAll<HTMLAnchorElement>('#content li a')];
  expect(links.map((link) => [link.textContent, link.hasAttribute('download')])).toEqual([
    ['指南 TXT · 1.2 KB', true],
    ['目录', false],
  ]);
  expect(links[0]?.getAttribute('href')).toMatch(/\/files\/guide\.txt$/);
  expect(element.querySelector('#content li time')?.textContent).toBe('2026-03-08');
});

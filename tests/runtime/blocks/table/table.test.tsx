// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Block } from '../../../../schema/source.generated.ts';
import { openBlocks } from '../open-blocks.tsx';

const table: Block = {
  type: 'table',
  columns: ['岗位', '截止'],
  rows: [
    { cells: ['教师', '三月'], link: '/kaifang/jiaoshi' },
    ['门卫', '四月'],
    { cells: ['厨师'] },
  ],
};

it.each([
  ['desk', '/shouye', table, '/kaifang/jiaoshi'],
  ['phone', '/shouye-m', table, '/kaifang-m/jiaoshi'],
  ['desk', '/shouye', { ...table, picture: { src: '/a.svg' } }, '/kaifang/jiaoshi'],
  ['phone', '/shouye-m', { ...table, picture: { src: '/a.svg' } }, '/kaifang-m/jiaoshi'],
] as const)('a row of a table may lead on (%s)', async (device, address, block, href) => {
  const element = await openBlocks({ blocks: [block] }, { device, address });
  const links = [...element.querySelectorAll('#content tbody a, #content li a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['教师', href],
  ]);
  expect(element.querySelector('#content')?.textContent).toContain('厨师');
});

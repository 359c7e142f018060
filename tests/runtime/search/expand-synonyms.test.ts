import { describe, expect, it } from 'vitest';
import { expandSynonyms } from '../../../runtime/search/engine/expand-synonyms.ts';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import { readerOf } from '../../fixtures/index-of.ts';

const synonyms = [
  ['高校', '大学', '院校'],
  ['dorm', 'hall of residence'],
  ['图书馆', 'library'],
];

describe('what means the same', () => {
  it.each([
    ['高校', ['高校', '大学', '院校']],
    ['高校招生', ['高校招生', '大学招生', '院校招生']],
    ['招生 院校', ['招生 院校', '招生 高校', '招生 大学']],
    ['DORM', ['DORM', 'hall of residence']],
    ['dorm fees', ['dorm fees', 'hall of residence fees']],
    ['Hall of Residence', ['Hall of Residence', 'dorm']],
    ['library', ['library', '图书馆']],
    // Part of another word, in quotes, of no group.
    ['dormant', ['dormant']],
    ['"高校"', ['"高校"']],
    ['码头', ['码头']],
  ])('as %s is searched for, too', (keyword, found) => {
    expect(expandSynonyms(keyword, synonyms)).toEqual(found);
  });

  it('is bounded', () => {
    const group = Array.from({ length: 10 }, (_, at) => `词${'一二三四五六七八九十'[at]}`);
    expect(expandSynonyms(group.join(' '), [group, group])).toHaveLength(5);
  });
});

it('a search finds what has another word for it, behind what has its own', async () => {
  const texts = [
    { id: 'university', title: '大学招生', text: '三月报名。', date: '2026-03-01' },
    { id: 'college', title: '通知', text: '高校招生在三月。', date: '2025-03-01' },
    { id: 'none', title: '码头', text: '船在四月来。', date: '2026-04-01' },
  ];
  const search = async (keyword: string, groups?: typeof synonyms) => {
    const reader = await readerOf('zh', texts, groups);
    const query = { keyword, sort: 'best', page: 1, size: 10 } as const;
    return (await searchStatic(reader, query)).hits;
  };
  const hits = await search('高校招生', synonyms);
  expect(hits.map(({ document }) => document.id)).toEqual(['college', 'university']);
  expect(hits[1]?.title).toEqual([{ text: '大学招生', highlighted: true }]);
  expect(await search('高校招生')).toHaveLength(1);
});

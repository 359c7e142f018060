import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchStatic } from '../../../runtime/search/engine/search-static.ts';
import type { SearchQuery } from '../../../runtime/search/search-answer.ts';
import {
  filesOfIndex,
  type IndexedText,
  readerOf,
  readerOfFiles,
} from '../../fixtures/index-of.ts';
import { found, highlightedIn, idsOf, search } from './search-reader.ts';

const zh: readonly IndexedText[] = [
  {
    id: 'fees',
    title: '2026 年招生',
    text: '报名 3 月 1 日开始，AI 面试在线上。',
    date: '2026-02-11',
  },
  {
    id: 'port',
    title: '营商环境改善',
    text: '园区发布二十项措施。海上交通分三段简化手续，报关在一处办完。',
    date: '2026-03-01',
  },
  {
    id: 'old',
    title: '交通',
    text: '商务区的环境与营地的环境不同：营商是营商，环境是环境。',
    date: '2024-01-05',
  },
  {
    id: 'campus',
    title: '校园',
    text: '图书馆在陵水黎安，18日开放，AI课程也在。',
    date: '2026-01-18',
  },
  {
    id: 'page',
    title: '园区服务',
    text: '綜合服務窗口，電話０８９８－００００，佔地２３，０００平米，全園Wi‑Fi。',
    collection: 'services',
  },
];
const en: readonly IndexedText[] = [
  {
    id: 'enrolment',
    title: 'Enrolment opens',
    text: 'Students of Li’an may enrol until 28 March.',
    date: '2026-02-01',
  },
  {
    id: 'vessel',
    title: 'Research vessel returns',
    text: 'Its studies took a month.',
    date: '2026-01-01',
  },
  {
    id: 'far',
    title: 'A vessel',
    text: 'What research the café studied is another study.',
    date: '2025-01-01',
  },
];

describe('a search in Chinese', () => {
  it.each([
    ['a word of two characters', '营商', ['port', 'old']],
    ['what stands across words', '段简', ['port']],
    ['a longer word, only where it stands as it is', '营商环境', ['port']],
    ['one character', '馆', ['campus']],
    ['a day', '18日', ['campus']],
    ['the end of a number', '8日', ['campus']],
    ['letters beside characters', 'ai课', ['campus']],
    ['letters in capitals, full-width', 'ＡＩ课程', ['campus']],
    ['traditional characters', '營商環境', ['port']],
    ['what is written in traditional characters', '综合服务', ['page']],
    ['what is written full-width', '0898', ['page']],
    ['a number typed without its marks', '08980000', ['page']],
    ['a sum typed without its marks', '23000', ['page']],
    ['a linked word typed as one', 'wifi', ['page']],
    ['a linked word as it is', 'Wi-Fi', ['page']],
    ['a day between blanks', '3月1日', ['fees', 'port']],
    ['a day typed with blanks', '3 月 1 日', ['fees', 'port']],
    ['a title without its blanks', '2026年招生', ['fees']],
    ['letters between blanks', 'ai面试', ['fees']],
    ['the day of a document', '2026-02-11', ['fees']],
    ['the day of a document, written out', '2026年2月11日', ['fees']],
    ['two words', '交通 报关', ['port']],
    ['nothing that is there', '火星', []],
  ])('finds %s', async (_, keyword, ids) => {
    expect(await found(await readerOf('zh', zh), keyword)).toEqual(ids);
  });

  it('puts the title before the text, and sets apart what has some of the words', async () => {
    const reader = await readerOf('zh', zh);
    expect(await found(reader, '交通')).toEqual(['old', 'port']);
    const answer = await search(reader, '交通 图书馆');
    expect(answer.total).toBe(0);
    expect(idsOf(answer.some)).toEqual(expect.arrayContaining(['old', 'port', 'campus']));
  });

  it('marks what was searched for in the title and in an excerpt of the text', async () => {
    const [hit] = (await search(await readerOf('zh', zh), '简化')).hits;
    expect(highlightedIn(hit?.excerpt ?? [])).toEqual(['简化']);
    const [blanks] = (await search(await readerOf('zh', zh), '2026年招生')).hits;
    expect(highlightedIn(blanks?.title ?? [])).toEqual(['2026 年招生']);
    const [kept] = (await search(await readerOf('zh', zh), '综合服务')).hits;
    expect(highlightedIn(kept?.excerpt ?? [])).toEqual(['綜合服務']);
    const [linked] = (await search(await readerOf('zh', zh), '08980000 wifi')).hits;
    expect(highlightedIn(linked?.excerpt ?? [])).toEqual(['０８９８－００００', 'Wi‑Fi']);
    const [traditional] = (await search(await readerOf('zh', zh), '營商環境')).hits;
    expect(highlightedIn(traditional?.title ?? [])).toEqual(['营商环境']);
  });
});

describe('a search in English', () => {
  it.each([
    ['the beginning of a word', 'enrol', ['enrolment']],
    ['another form of a word', 'enrolled', ['enrolment']],
    ['a form that the word does not begin with', 'studying', ['far', 'vessel']],
    ['capitals and curly quotes', 'LI‘AN', ['enrolment']],
    ['accents left out', 'cafe', ['far']],
    ['two words anywhere', 'research vessel', ['vessel', 'far']],
    ['a phrase in quotes', '"research vessel"', ['vessel']],
    ['a phrase in curly quotes', '“research vessel” returns', ['vessel']],
    ['a quote that nothing closes', '"vessel', ['far', 'vessel']],
    ['no word in the middle', 'olment', []],
    ['nothing in another script', '营商', []],
  ])('finds %s', async (_, keyword, ids) => {
    expect([...(await found(await readerOf('en', en), keyword))].sort()).toEqual([...ids].sort());
  });

  it('marks whole words, other forms of them too', async () => {
    const [hit] = (await search(await readerOf('en', en), 'cafe study')).hits;
    expect(highlightedIn(hit?.excerpt ?? [])).toEqual(
      expect.arrayContaining(['café', 'studied', 'study']),
    );
  });
});

describe('an answer', () => {
  it('is narrowed down by kind and year, with the numbers of the others', async () => {
    const reader = await readerOf('zh', zh);
    const all = await search(reader, '服务');
    expect(all.kinds).toEqual([{ value: 'services', count: 1 }]);
    const both = await search(reader, '园区');
    expect(both.kinds).toEqual(
      expect.arrayContaining([
        { value: 'news', count: 1 },
        { value: 'services', count: 1 },
      ]),
    );
    expect(await found(reader, '园区', { kind: 'services' })).toEqual(['page']);
    const traffic = await search(reader, '交通', { year: '2024' });
    expect(idsOf(traffic.hits)).toEqual(['old']);
    expect(traffic.years).toEqual([
      { value: '2026', count: 1 },
      { value: '2024', count: 1 },
    ]);
    expect(await found(reader, '园区', { kind: 'nothing' })).toEqual([]);
  });

  it('comes in pages, the newest first where that is asked for', async () => {
    const many = Array.from({ length: 23 }, (_, index) => ({
      id: `n${index}`,
      title: '通知',
      text: '内容',
      date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    }));
    const reader = await readerOf('zh', many);
    const last = await search(reader, '通知', { sort: 'newest', page: 3 });
    expect(last).toMatchObject({ total: 23, page: 3 });
    expect(idsOf(last.hits)).toEqual(['n2', 'n1', 'n0']);
    expect((await search(reader, '通知', { page: 99 })).page).toBe(3);
  });

  it('of an empty index is empty', async () => {
    expect(await search(await readerOf('zh', []), '营商')).toMatchObject({ total: 0, hits: [] });
  });
});

describe('an index that is not whole', () => {
  const broken = async (spoil: (files: Map<string, string>) => void) => {
    const files = await filesOfIndex('zh', zh);
    spoil(files);
    return search(readerOfFiles('zh', files), '营商');
  };
  const pathOf = (files: Map<string, string>, kind: string): string =>
    [...files.keys()].find((path) => path.includes(`/${kind}/`)) ?? '';
  const termsFile = (files: Map<string, string>): string => pathOf(files, 'terms');

  it.each([
    ['lacks its directory', (files) => files.delete('search/zh.json')],
    ['lacks a file of terms', (files) => files.delete(termsFile(files))],
    ['has a file cut in two', (files) => files.set(termsFile(files), '{"terms":["营')],
    ['has a file that is a page', (files) => files.set(termsFile(files), '<!doctype html>')],
    ['has a file of nothing', (files) => files.set(termsFile(files), 'null')],
    [
      'has a file of terms in the place of another',
      (files) => files.set(termsFile(files), JSON.stringify({ terms: ['~'], postings: ['A A'] })),
    ],
    [
      'has a list too short',
      (files) => files.set(pathOf(files, 'list'), '{"kinds":[],"files":"","filesTogether":1}'),
    ],
    [
      'has a directory that names too few files',
      (files) =>
        files.set(
          'search/zh.json',
          (files.get('search/zh.json') ?? '').replace(/"terms":"\w+"/, '"terms":""'),
        ),
    ],
    [
      'lacks a document that it names',
      (files) => files.set(pathOf(files, 'documents'), '{"documents":[]}'),
    ],
  ] as [string, (files: Map<string, string>) => void][])(
    'that %s fails and finds nothing wrong',
    async (_, spoil) => {
      await expect(broken(spoil)).rejects.toThrow();
    },
  );

  it('is asked for once more by the next search', async () => {
    const files = await filesOfIndex('zh', zh);
    const path = termsFile(files);
    const whole = files.get(path) ?? '';
    files.delete(path);
    const reader = readerOfFiles('zh', files);
    await expect(search(reader, '营商')).rejects.toThrow();
    files.set(path, whole);
    expect(await found(reader, '营商')).toEqual(['port', 'old']);
  });
});

describe('a keyword of any kind', () => {
  it.each([
    ['10,000 characters', '营商'.repeat(5000)],
    ['control characters', '营\u0000商\u0007'],
    ['emoji', '🎓🏝️'],
    ['lone surrogates', '营\uD800商\uDC00'],
    ['marks of regular expressions', '.*[(^$\\'],
    ['HTML', '<script>alert(1)</script>'],
    ['marks of addresses', 'a/b?c#d%'],
    ['quotes alone', '"" ““”'],
    ['blanks', ' \u3000 '],
    ['a key of every object', 'constructor __proto__'],
  ])('of %s gets an answer', async (_, keyword) => {
    await expect(search(await readerOf('zh', zh), keyword)).resolves.toMatchObject({ page: 1 });
  });

  it('never ends otherwise', async () => {
    const reader = await readerOf('zh', zh);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (keyword) => {
        const answer = await search(reader, keyword);
        expect(answer.hits.length).toBeLessThanOrEqual(answer.total);
      }),
    );
  });
});

describe('a search in another language', () => {
  const fr: readonly IndexedText[] = [
    { id: 'etude', title: 'Études', text: 'L’été, les étudiants étudient à l’école.' },
    { id: 'universite', title: 'Université', text: 'Un lieu.' },
  ];

  it.each([
    ['etudiants', ['etude']],
    ['ÉTUDES', ['etude']],
    ['l’école', ['etude']],
    ['école', ['etude']],
    // English stems would take it for the same word.
    ['universe', []],
  ])('finds %s', async (keyword, ids) => {
    expect(await found(await readerOf('fr', fr), keyword)).toEqual(ids);
  });
});

describe('[S-04] a search narrowed down to homes', () => {
  const owned: readonly IndexedText[] = [
    { id: 'a', title: '海湾', text: '海', date: '2025-01-01', homes: ['joint'] },
    { id: 'b', title: '海浪', text: '海', date: '2026-01-01', homes: ['joint', 'labs'] },
    { id: 'c', title: '海风', text: '海', date: '2026-01-02', collection: 'notices' },
    {
      id: 'd',
      title: '海岸',
      text: '海',
      date: '2026-01-03',
      collection: 'notices',
      homes: ['labs'],
    },
  ];
  const found = async (homes: readonly string[] | undefined, more: Partial<SearchQuery> = {}) => {
    const query = { keyword: '海', sort: 'newest', page: 1, size: 10, ...more } as const;
    const answer = await searchStatic(await readerOf('zh', owned), {
      ...query,
      ...(homes ? { homes } : {}),
    });
    const ids = answer.hits.map(({ document }) => document.id);
    return {
      ids,
      total: answer.total,
      page: answer.page,
      kinds: answer.kinds,
      years: answer.years,
    };
  };

  it('finds and counts what belongs to one of them, and nothing else', async () => {
    expect((await found(undefined)).total).toBe(4);
    expect(await found(['joint'])).toEqual({
      ids: ['b', 'a'],
      total: 2,
      page: 1,
      kinds: [{ value: 'news', count: 2 }],
      years: [
        { value: '2026', count: 1 },
        { value: '2025', count: 1 },
      ],
    });
    expect((await found(['labs', 'joint'])).ids).toEqual(['d', 'b', 'a']);
    expect((await found(['labs'], { kind: 'notices' })).ids).toEqual(['d']);
    expect((await found(['nobody'])).total).toBe(0);
    expect((await found(['toString'])).total).toBe(0);
  });

  it('has as many pages as there are results of theirs', async () => {
    expect(await found(['labs', 'joint'], { page: 9, size: 2 })).toMatchObject({
      ids: ['a'],
      page: 2,
    });
  });

  it('takes a traditional character for the simplified one where theirs has no other', async () => {
    const texts: readonly IndexedText[] = [
      { id: 'one', title: '灣', text: '', homes: ['labs'] },
      { id: 'two', title: '湾', text: '', homes: ['joint'] },
    ];
    const query = { keyword: '灣', sort: 'best', page: 1, size: 10, homes: ['joint'] } as const;
    const { hits } = await searchStatic(await readerOf('zh', texts), query);
    expect(hits.map(({ document }) => document.id)).toEqual(['two']);
  });

  it('keeps what belongs to homes in a file of its own, and out of the documents', async () => {
    const files = await filesOfIndex('zh', owned);
    const path = [...files.keys()].find((each) => each.includes('/homes/')) ?? '';
    expect(JSON.parse(files.get(path) ?? '')).toEqual({
      homes: { joint: [0, 1], labs: [1, 3] },
    });
    const documents = [...files].filter(([path]) => path.includes('/documents/'));
    expect(documents.some(([, text]) => text.includes('homes'))).toBe(false);
    const none = await filesOfIndex('zh', zh);
    expect([...none.keys()].some((path) => path.includes('/homes/'))).toBe(false);
  });
});

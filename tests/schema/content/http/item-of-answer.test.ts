// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfAnswer } from '../../../../runtime/content/http/line-of-answer.ts';
import { itemOfAnswer } from '../../../../schema/content/http/item-of-answer.ts';
import { namedOfAnswer } from '../../../../schema/content/http/named-of-answer.ts';
import { parseAnswer } from '../../../../schema/content/http/parse-answer.ts';

const fields = {
  ...{ id: 'id', title: 'title', date: 'time', picture: 'cover.url', summary: 'text' },
  ...{ room: 'room', closes: 'closes', tags: 'tags', open: 'open', steps: 'steps', note: 'note' },
};
const http = { list: { url: '/l', items: 'd' }, fields, timeZone: 'Asia/Shanghai' };
const types = { room: 'number', closes: 'day', tags: 'texts', open: 'yes', steps: 'steps' };
const declared = Object.entries(types).map(([name, type]) => ({ name, type }));
const read = (item: unknown) =>
  itemOfAnswer(item, http, declared, { base: () => 'https://cms.example/', lineOf: lineOfAnswer });

describe('an item of an answer', () => {
  it('is an entry with the types that its collection declares', () => {
    expect(
      read({
        ...{ id: 7, title: ' A &amp; <b>B</b>\n<script>x</script>', time: '2026-03-18 08:30:00' },
        ...{ cover: { url: 'upload/a.png' }, text: null, room: '12', closes: 1773763200000 },
        ...{ tags: ['a', '', 3], open: true, steps: 'none', note: '5 < 6' },
      }),
    ).toEqual({
      ...{ id: '7', title: 'A & B', date: '2026-03-18' },
      picture: { src: 'https://cms.example/upload/a.png' },
      fields: { room: 12, closes: '2026-03-18', tags: ['a', '3'], open: true, note: '5 < 6' },
    });
  });

  it.each([
    [{ title: 'x' }],
    [{ id: 1 }],
    [{ id: '', title: 'x' }],
    [{ id: '..', title: 'x' }],
    [{ id: {}, title: 'x' }],
    [{ id: 'x'.repeat(201), title: 'x' }],
    [{ id: 1, title: '<p> </p>' }],
    [null],
    ['text'],
    [[]],
  ])('is none: %j', (item) => {
    expect(read(item)).toBeUndefined();
  });

  it.each([
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/a b.png', 'https://cms.example/a%20b.png'],
    ['http://cms.example/a.png', 'http://cms.example/a.png'],
    ['java\tscript:alert(1)', undefined],
    ['data:image/png;base64,AA', undefined],
    ['https://', undefined],
    ['', undefined],
    [7, undefined],
  ])('has the picture %j as %j', (url, src) => {
    expect(read({ id: 1, title: 'x', cover: { url } })?.picture?.src).toBe(src);
  });

  it('is cut between characters', () => {
    const title = read({ id: 1, title: '𠀀'.repeat(600) })?.title ?? '';
    expect([...title].length).toBe(500);
    expect(title).not.toMatch(/[\uD800-\uDFFF]/u);
  });

  it('of any shape is an entry with id and title, or none', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (id, title, other) => {
        const item = read({ id, title, time: other, cover: other, room: other, tags: other });
        expect(item === undefined || (item.id !== '' && item.title !== '')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('an answer', () => {
  it('keeps all digits of ids, and everything else as it is', () => {
    const text =
      '{"id":1746389201837465601,"n":-12345678901234567,"x":0.1234567890123456,"e":1234567890123456e3,"s":"1746389201837465601 \\" 1746389201837465601"}';
    expect(parseAnswer(text)).toEqual({
      id: '1746389201837465601',
      n: '-12345678901234567',
      x: 0.1234567890123456,
      e: 1234567890123456e3,
      s: '1746389201837465601 " 1746389201837465601',
    });
  });

  it('of any other kind is read as JSON is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const isLong = (value: unknown) =>
          Number.isInteger(value) && !Number.isSafeInteger(value) && !String(value).includes('e');
        const expected = JSON.parse(text, (_, value) => (isLong(value) ? String(value) : value));
        expect(parseAnswer(text)).toEqual(expected);
      }),
    );
  });
});

describe('fields of several parts', () => {
  const shaped = {
    list: { url: '/l', items: 'd' },
    fields: {
      id: 'id',
      title: 'title',
      docs: 'docs',
      plan: 'plan',
      more: 'more',
      marks: 'marks',
      fees: 'fees',
      also: 'also',
      at: 'at',
    },
    shapes: { docs: { label: 'name', file: 'url.href' }, fees: { columns: 'head' } },
  };
  const fieldTypes = {
    docs: 'files',
    plan: 'steps',
    more: 'links',
    marks: 'facts',
    fees: 'table',
    also: 'entries',
    at: 'address',
  };
  const known = Object.entries(fieldTypes).map(([name, type]) => ({
    name,
    type,
    collection: 'news',
  }));
  const notes: string[] = [];
  const options = {
    base: (id: string) => `https://cms.example/articles/${id}/`,
    lineOf: lineOfAnswer,
    note: (message: string) => void notes.push(message),
  };
  const item = {
    ...{ id: 7, title: 'A', picture: 'a.png' },
    docs: [{ name: 'Form', url: { href: 'form.pdf' } }, { name: 'no file' }, 3, null],
    plan: [{ date: 2026, title: 'Begin', link: '../x' }, { text: 'no title' }],
    more: [
      { label: 'Mail', link: 'mailto:a@b.cn' },
      { label: 'Script', link: 'javascript:1' },
    ],
    marks: [{ label: 'Rooms', value: 12 }],
    fees: { head: ['a', 'b'], rows: [[1, null], 'x', [2, 3, 4]] },
    also: [{ id: 8, title: 'B' }, 9, '10'],
    at: 'map.html',
  };

  it('files, steps, links, facts, tables and entries of an API are read, their addresses from the entry on', () => {
    expect(itemOfAnswer(item, shaped, known, options)?.fields).toEqual({
      docs: [{ label: 'Form', file: 'https://cms.example/articles/7/form.pdf' }],
      plan: [{ date: '2026', title: 'Begin', link: 'https://cms.example/articles/x' }],
      more: [{ label: 'Mail', link: 'mailto:a@b.cn' }],
      marks: [{ label: 'Rooms', value: '12' }],
      fees: {
        columns: ['a', 'b'],
        rows: [
          ['1', ''],
          ['2', '3'],
        ],
      },
      also: ['8', '9', '10'],
      at: 'https://cms.example/articles/7/map.html',
    });
    expect(namedOfAnswer(item, shaped, known, options)).toEqual({
      also: { collection: 'news', entries: [{ id: '8', title: 'B' }] },
    });
    expect(notes).toEqual([]);
  });

  it('fields of another shape are not shown, and a note says so', () => {
    const wrong = {
      id: 7,
      title: 'A',
      docs: 'a.pdf',
      plan: [{}],
      fees: { head: 3 },
      also: {},
      more: null,
    };
    expect(itemOfAnswer(wrong, shaped, known, options)?.fields).toBeUndefined();
    expect(notes.map((note) => note.split(' ', 1)[0])).toEqual([
      '"docs"',
      '"plan"',
      '"fees"',
      '"also"',
    ]);
  });

  it('no value of an answer makes reading it fail', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const name of Object.keys(fieldTypes)) {
          itemOfAnswer({ id: 1, title: 'A', [name]: value }, shaped, known, options);
          namedOfAnswer({ id: 1, title: 'A', [name]: value }, shaped, known, options);
        }
      }),
    );
  });
});

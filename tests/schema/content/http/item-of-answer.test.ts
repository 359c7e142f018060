// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfAnswer } from '../../../../runtime/content/http/line-of-answer.ts';
import { itemOfAnswer } from '../../../../schema/content/http/item-of-answer.ts';
import { parseAnswer } from '../../../../schema/content/http/parse-answer.ts';

const fields = {
  ...{ id: 'id', title: 'title', date: 'time', picture: 'cover.url', summary: 'text' },
  ...{ room: 'room', closes: 'closes', tags: 'tags', open: 'open', steps: 'steps', note: 'note' },
};
const http = { list: { url: '/l', items: 'd' }, fields, timeZone: 'Asia/Shanghai' };
const types = { room: 'number', closes: 'day', tags: 'texts', open: 'yes', steps: 'steps' };
const declared = Object.entries(types).map(([name, type]) => ({ name, type }));
const read = (item: unknown) =>
  itemOfAnswer(item, http, declared, 'https://cms.example/', lineOfAnswer);

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

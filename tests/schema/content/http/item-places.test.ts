import { expect, it } from 'vitest';
import { itemOfAnswer } from '../../../../schema/content/http/item-of-answer.ts';
import { lineReader } from '../../../../schema/content/http/line-of-answer.ts';
import type { HttpFields } from '../../../../schema/source.generated.ts';

const read = (item: object, picture: HttpFields['picture']) =>
  itemOfAnswer(
    { id: 1, title: 'x', ...item },
    {
      list: { url: 'https://cms.example/', items: '.' },
      fields: { id: 'id', title: 'title', ...(picture === undefined ? {} : { picture }) },
    },
    [],
    { base: () => 'https://cms.example/', lineOf: lineReader((html) => html) },
  )?.picture;

it.each([
  [
    { src: 'p.u', alt: 'p.a' },
    { p: { u: '/a.png', a: ' Campus ' } },
    'https://cms.example/a.png',
    'Campus',
  ],
  [
    { src: 'p.u', alt: 'p.a' },
    { p: { u: '/a.png', a: null } },
    'https://cms.example/a.png',
    undefined,
  ],
  [{ src: 'p', base: 'https://f.example/as/' }, { p: 'b7' }, 'https://f.example/as/b7', undefined],
  [{ src: 'p', base: '/as/' }, { p: 'b7' }, 'https://cms.example/as/b7', undefined],
  [{ src: 'p', base: 'https://f.example/as/' }, { p: 'javascript:alert(1)' }, undefined, undefined],
])('a picture stands where its source says: %j of %j', (place, item, src, alt) => {
  expect(read(item, place)).toEqual(
    src === undefined ? undefined : { src, ...(alt === undefined ? {} : { alt }) },
  );
});

it('an entry without one has none', () => {
  expect(read({ p: { u: null } }, { src: 'p.u', alt: 'p.a' })).toBeUndefined();
  expect(read({}, undefined)).toBeUndefined();
});

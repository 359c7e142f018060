import { describe, expect, it } from 'vitest';
import { graphqlFailure } from '../../../../schema/content/http/graphql-failure.ts';
import { jsonOfJsonp } from '../../../../schema/content/http/json-of-jsonp.ts';
import { readAnswer } from '../../../../schema/content/http/parse-answer.ts';
import { readLimited } from '../../../../schema/content/http/read-limited.ts';

/** 通知公告 in GBK. */
const gbk = new Uint8Array([0xcd, 0xa8, 0xd6, 0xaa, 0xb9, 0xab, 0xb8, 0xe6]);

describe('an answer with JSON in the call of a function', () => {
  it.each([
    ['cb({"a":1})', '{"a":1}'],
    [' jQuery1_2.cb ( [1] ) ; \n', ' [1] '],
    ['/**/ typeof cb === \'function\' && cb({"a":"b(c)"});', '{"a":"b(c)"}'],
    ['a.b["c"]', undefined],
    ['{"a":1}', undefined],
    ['(1)', undefined],
    ['alert(1);cb({})', '1);cb({}'],
    ['var x = cb({})', undefined],
    ['cb({}', undefined],
    ['', undefined],
    [`cb(${'('.repeat(100_000)}`, undefined],
  ])('%#', (text, json) => {
    expect(jsonOfJsonp(text)).toBe(json);
  });

  it.each([
    ['alert(1);cb({})', 'did not answer with JSON'],
    ['cb((() => fetch("//e.example"))())', 'did not answer with JSON'],
    ['{"a":1}', 'did not answer with JSONP: one call of a function with JSON in it'],
  ])('is run in no case: %s', (text, message) => {
    expect(() => readAnswer(text, 'https://cms.example/', { jsonp: true })).toThrow(message);
  });
});

describe('an answer', () => {
  it.each([
    ['\uFEFF{"a":1}', {}, { a: 1 }],
    ['cb({"id":12345678901234567890})', { jsonp: true }, { id: '12345678901234567890' }],
    // One broken character in an old text is no other encoding.
    [`{"a":"${'字'.repeat(300)}\uFFFD"}`, {}, { a: `${'字'.repeat(300)}\uFFFD` }],
  ])('is read: %#', (text, form, value) => {
    expect(readAnswer(text, 'x', form)).toEqual(value);
  });

  it.each([
    ['<!doctype html><title>502</title>', 'x answered with a page (HTML) or XML, not with JSON'],
    ['cb({"a":1})', 'x did not answer with JSON, but with JSONP: see `jsonp` in the manual'],
    ['{"a":', 'x did not answer with JSON'],
    ['', 'x did not answer with JSON'],
    ['{"a":"\uFFFD\uFFFD\uFFFD"}', 'x did not answer in utf-8: see `encoding` in the manual'],
  ])('that is something else says what: %s', (text, message) => {
    expect(() => readAnswer(text, 'x', {})).toThrow(message);
  });

  it('in GBK is decoded, characters that come in pieces too', async () => {
    const pieces = new ReadableStream({
      start: (stream) => {
        for (const byte of gbk) stream.enqueue(new Uint8Array([byte]));
        stream.close();
      },
    });
    expect(await readLimited(new Response(pieces), 100, 'gbk')).toBe('通知公告');
    expect(await readLimited(new Response(gbk), 100, 'gb18030')).toBe('通知公告');
  });

  it('that is not in the encoding of its source is refused', async () => {
    const text = await readLimited(new Response(gbk), 100);
    expect(() => readAnswer(text, 'x', {})).toThrow('did not answer in utf-8');
    const noGbk = await readLimited(
      new Response(new Uint8Array([0x81, 0x20, 0x81, 0x20])),
      100,
      'gbk',
    );
    expect(() => readAnswer(noGbk, 'x', { encoding: 'gbk' })).toThrow('did not answer in gbk');
  });
});

it.each([
  [{ data: {} }, undefined],
  [{ data: null, errors: [{ message: 'Cannot query field "x"' }] }, 'Cannot query field "x"'],
  [{ errors: [7] }, 'it does not say which'],
  [{ errors: [] }, undefined],
  [null, undefined],
  ['text', undefined],
])('failures of GraphQL stand in the answer: %j', (value, failure) => {
  expect(graphqlFailure(value)).toBe(failure);
});

import { describe, expect, it } from 'vitest';
import { insertData as insertInto } from '../../../cli/insert/insert-data.ts';

const insertData = (text: string, way: readonly string[], data: object): string =>
  insertInto({ name: 'site.yaml', text }, way, data);

const page = { b: { blocks: [{ type: 'text', body: { zh: ['一'], en: ['One'] } }] } };
describe('adding to a site file', () => {
  it('adds to a mapping, and leaves all else as it is written', () => {
    const text = '# top\npages:\n    a:   {blocks: [ ]} # mine\n# end\ntheme: {}\n';
    expect(insertData(text, ['pages'], page)).toBe(
      [
        '# top\npages:\n    a:   {blocks: [ ]} # mine',
        '    b:\n      blocks:\n        - type: text',
        '          body:\n            zh: [一]\n            en: [One]',
        '# end\ntheme: {}\n',
      ].join('\n'),
    );
  });

  it('keeps the empty lines between members, and those behind them', () => {
    const text = 'pages:\n  a:\n    x: 1\n\n  c:\n    x: 2\n\ntheme: 1\n';
    expect(insertData(text, ['pages'], { b: { x: 3 } })).toBe(
      'pages:\n  a:\n    x: 1\n\n  c:\n    x: 2\n\n  b: { x: 3 }\n\ntheme: 1\n',
    );
  });

  it('adds behind a text of several lines', () => {
    const text = 'pages:\n  a: |\n    one\n    two\n\n# more\ntheme: 1\n';
    expect(insertData(text, ['pages'], { b: 1 })).toBe(
      'pages:\n  a: |\n    one\n    two\n  b: 1\n\n# more\ntheme: 1\n',
    );
  });

  it('adds to a list', () => {
    const text = 'routes:\n- id: a\n  x: 1 # one\n- id: b\npages: {}\n';
    expect(insertData(text, ['routes'], [{ id: 'c', paths: { zh: '/c' } }])).toBe(
      'routes:\n- id: a\n  x: 1 # one\n- id: b\n- id: c\n  paths: { zh: /c }\npages: {}\n',
    );
  });

  it.each([
    ['pages: {}', 'pages: { "b": 1 }'],
    ['pages: {a: 2}', 'pages: {a: 2, "b":1}'],
    ['{"pages": {\n    "a": 2\n  }\n}', '{"pages": {\n    "a": 2,\n    "b": 1\n  }\n}'],
    ['pages:\n  a: 2', 'pages:\n  a: 2\n  b: 1\n'],
    ['pages:\r\n  a: 2\r\nx: 1\r\n', 'pages:\r\n  a: 2\r\n  b: 1\r\nx: 1\r\n'],
  ])('adds to %j', (text, changed) => {
    expect(insertData(text, ['pages'], { b: 1 })).toBe(changed);
  });

  it.each([
    [
      'tabs',
      '{\n\t"a": ["x", "y"],\n\t"pages": {\n\t\t"a": 2\n\t}\n}\n',
      '{\n\t"a": ["x", "y"],\n\t"pages": {\n\t\t"a": 2,\n\t\t"b": {\n\t\t\t"c": 1\n\t\t}\n\t}\n}\n',
    ],
    [
      'line ends of Windows',
      '{\r\n    "pages": {\r\n        "a": 2\r\n    }\r\n}\r\n',
      '{\r\n    "pages": {\r\n        "a": 2,\r\n        "b": {\r\n            "c": 1\r\n        }\r\n    }\r\n}\r\n',
    ],
    [
      'no member yet',
      '{\n  "pages": {}\n}\n',
      '{\n  "pages": {\n    "b": {\n      "c": 1\n    }\n  }\n}\n',
    ],
    ['one line', '{"pages":{}}', '{"pages":{ "b": { "c": 1 } }}'],
  ])('keeps how JSON is indented: %s', (_, text, changed) => {
    expect(insertData(text, ['pages'], { b: { c: 1 } })).toBe(changed);
  });

  it('quotes what would be something else', () => {
    const texts = { yes: 'true', day: '2026-03-01', number: '12', marks: '“a”', colon: 'a: b' };
    const changed = insertData('pages:\n  a: 1\n', ['pages'], texts);
    expect(changed).toContain('yes: "true"');
    expect(changed).toContain('marks: "“a”"');
  });

  it.each([
    ['pages: 1', 'pages in site.yaml is no mapping'],
    ['pages: [a]', 'pages in site.yaml is no mapping'],
    ['x: &p { a: 1 }\npages: *p', 'pages in site.yaml is the alias *p'],
    ['other: 1', 'pages in site.yaml is no mapping'],
  ])('refuses %j', (text, message) => {
    expect(() => insertData(text, ['pages'], { b: 1 })).toThrow(message);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSite } from '../commands/run-site.ts';
import { workflowCommands, xmlDocument } from './consumers.ts';

/** Lines with all that makes positions go wrong, and what is marked in them. */
const lines = [
  'version: 1',
  '# 注释 😀\t制表符',
  'site: { name: 测试 }',
  'languages:',
  '  zh: { default: true, label: "中文\t😀", home: /index }',
  'routes:',
  '  - { title: { zh: "首页😀\t" }, id: index, paths: { zh: /index }, page:\tindexx }',
  'pages:',
  '  index: { blocks: [{ type: text, title: {\t"zh": 👩‍🎓中, fr: x }, body: [text] }] }',
  '',
];
const text = lines.join('\r\n');
const places = [
  ['page-unknown', 7, 'indexx'],
  ['language-unknown', 9, 'fr'],
] as const;

type Place = Readonly<
  Record<'line' | 'column' | 'offset' | 'endLine' | 'endColumn' | 'endOffset', number>
>;
type Reported = Place & { readonly rule: string; readonly file: string };

let folder = '';
let file = '';
let reported: readonly Reported[] = [];

const lint = async (format: string): Promise<string> => {
  const { code, out, err } = await runSite('lint', folder, '--format', format);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  return out;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'positions-'));
  writeFileSync(join(folder, 'site.yaml'), `\ufeff${text}`);
  file = relative(process.cwd(), join(folder, 'site.yaml'));
  reported = JSON.parse(await lint('json')).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('in a file with a byte order mark, CRLF, Chinese, emoji and tabs', () => {
  it.each(places)('%s is marked where it is', (rule, line, marked) => {
    const column = (lines[line - 1] ?? '').indexOf(marked) + 1;
    const offset = text.indexOf(marked, text.indexOf(lines[line - 1] ?? ''));
    const { length } = marked;
    expect(reported.filter((each) => each.rule === rule)).toMatchObject([
      {
        file,
        line,
        column,
        offset,
        endLine: line,
        endColumn: column + length,
        endOffset: offset + length,
      },
    ]);
  });

  it('sarif says what json says', async () => {
    const [{ results }] = JSON.parse(await lint('sarif')).runs;
    expect(results.map((each: { locations: unknown }) => each.locations)).toEqual(
      reported.map(({ line, column, offset, endLine, endColumn, endOffset }) => [
        {
          physicalLocation: {
            artifactLocation: { uri: file, uriBaseId: '%SRCROOT%' },
            region: {
              startLine: line,
              startColumn: column,
              endLine,
              endColumn,
              charOffset: offset,
              charLength: endOffset - offset,
            },
          },
        },
      ]),
    );
  });

  it('github says what json says', async () => {
    const commands = workflowCommands(await lint('github'));
    expect(commands.map(({ properties }) => properties)).toEqual(
      reported.map(({ rule, line, column, endLine, endColumn }) => ({
        title: rule,
        file,
        line: `${line}`,
        col: `${column}`,
        ...(line === endLine ? { endLine: `${endLine}`, endColumn: `${endColumn}` } : {}),
      })),
    );
  });

  it('gitlab says what json says', async () => {
    expect(JSON.parse(await lint('gitlab'))).toMatchObject(
      reported.map(({ line, endLine }) => ({
        location: { path: file, lines: { begin: line, end: endLine } },
      })),
    );
  });

  it('junit says what json says', async () => {
    const cases = [...xmlDocument(await lint('junit')).querySelectorAll('testcase')];
    expect(
      cases.map((each) => [each.getAttribute('file'), each.getAttribute('line'), each.textContent]),
    ).toEqual(
      reported.map(({ line, column }) => [
        file,
        `${line}`,
        expect.stringContaining(`${file}:${line}:${column}  `),
      ]),
    );
  });

  it.each([
    ['codeframe', /^\S+:(\d+):(\d+) {2}(?:error|warning)/gm],
    ['stylish', /^ +(\d+):(\d+) {2}(?:error|warning)/gm],
  ])('%s says what json says', async (format, shape) => {
    const out = await lint(format);
    expect([...out.matchAll(shape)].map(([, line, column]) => [line, column])).toEqual(
      reported.map(({ line, column }) => [`${line}`, `${column}`]),
    );
  });

  it('carets stand right under what is marked', async () => {
    const out = await lint('codeframe');
    // Two columns for each Chinese character and each emoji, two for a tab.
    expect(out).toContain(
      [
        '  7 |   - { title: { zh: "首页😀  " }, id: index, paths: { zh: /index }, page:  indexx }',
        `    | ${' '.repeat(74)}^^^^^^`,
      ].join('\n'),
    );
  });
});

import type { Located, LocatedReport } from '../located.ts';
import { sentenceOf } from '../sentence.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text of an element or an attribute; what no XML may hold becomes a sign. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    // A reader makes blanks of them where they are not named.
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = '',
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xml(`${value}`)}"`);
  return `<${name}${written.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`;
};

const place = ({ file, start }: Pick<Located, 'file' | 'start'>): string =>
  `${file}:${start.line}:${start.column}`;

/** A warning fails no pipeline that reads this: it counts as skipped. */
function testCase(each: Located): string {
  const { severity, rule, file, start, related } = each;
  const sentence = sentenceOf(each);
  const text = [
    `${place(each)}  ${severity}  ${rule}  ${sentence}`,
    ...related.map((other) => `${place(other)}  ${other.message}`),
  ].join('\n');
  const result =
    severity === 'error'
      ? element('failure', { message: sentence, type: rule }, xml(text))
      : element('skipped', { message: sentence }, xml(text));
  const name = `${rule} ${start.line}:${start.column}`;
  const inside = `\n      ${result}\n    `;
  return element('testcase', { name, classname: file, file, line: start.line, time: 0 }, inside);
}

function suite(file: string, own: readonly Located[]): string {
  const failures = own.filter(({ severity }) => severity === 'error').length;
  // Readers of such files refuse one without any test.
  const cases =
    own.length > 0
      ? own.map(testCase)
      : [element('testcase', { name: 'no problems', classname: file, time: 0 })];
  const counts = { tests: cases.length, failures, errors: 0, skipped: own.length - failures };
  const inside = `${cases.map((each) => `\n    ${each}`).join('')}\n  `;
  return element('testsuite', { name: file, ...counts, time: 0 }, inside);
}

/** JUnit's XML: a suite for each file, a test that failed for each error, one that was skipped for each warning. */
export function junit({ file, diagnostics }: LocatedReport): string {
  const byFile = new Map<string, Located[]>();
  for (const each of diagnostics) {
    const own = byFile.get(each.file) ?? [];
    own.push(each);
    byFile.set(each.file, own);
  }
  if (byFile.size === 0) byFile.set(file, []);
  const failures = diagnostics.filter(({ severity }) => severity === 'error').length;
  const counts = {
    tests: Math.max(1, diagnostics.length),
    failures,
    errors: 0,
    skipped: diagnostics.length - failures,
  };
  const suites = [...byFile].map(([name, own]) => `\n  ${suite(name, own)}`);
  const root = element(
    'testsuites',
    { name: 'site lint', ...counts, time: 0 },
    `${suites.join('')}\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(?:ya?ml|json)$/.test(path) && statSync(path).isFile());

/** Every file of this repository that a site file may look like, right and wrong ones. */
export const yamlFiles = [
  'site/site.yaml',
  ...filesBelow('tests/fixtures'),
  ...filesBelow('tests/cli'),
];

/** What is put into texts: signs of the notation, alone and with their blanks, and what looks like them. */
const bits = [
  ...[
    'a',
    'b: ',
    ': ',
    ':',
    '- ',
    '-',
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
    '\n  - ',
    ' ',
    '  ',
    '#',
    ' # c',
    ',',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '1',
    '.5',
    '\\',
    '~',
    'true',
    '中',
    '&',
    '*',
    '|',
    '?',
    '<<',
    '>',
    '!',
    '%',
    '@',
  ],
  ...[
    '"k":',
    "'k':",
    '"v"',
    '?:',
    ':-',
    '-:',
    '-"',
    '#:',
    '"#',
    '[]',
    '{}',
    ', ',
    ': {',
    ': [',
    '\n\n',
    '---',
    '...',
  ],
  ...[
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u0085',
    '\u200b',
    '\ufeff',
    '\t',
    '\r',
    '：',
    '，',
    '😀',
    '\ud800',
    '=',
    '0x1',
    '1e3',
    '-.inf',
    '\\u0041',
    '\\x41',
  ],
];

const bit = fc.constantFrom(...bits, '');

/** Real files with a few characters taken out or put in. */
export function changedFiles(limit: number): fc.Arbitrary<string> {
  const texts = yamlFiles
    .filter((file) => statSync(file).size < limit)
    .map((file) => readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  const changes = fc.array(fc.tuple(fc.nat(limit - 1), fc.nat(4), bit), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.tuple(fc.constantFrom(...texts), changes).map(([text, all]) =>
    all.reduce((before, [place, cut, put]) => {
      const at = before.length === 0 ? 0 : place % before.length;
      return before.slice(0, at) + put + before.slice(at + cut);
    }, text),
  );
}

/** Heaps of notation. */
export const madeTexts = fc.array(bit, { maxLength: 16 }).map((all) => all.join(''));

const plainWord = fc.constantFrom(
  ...[
    'a',
    'home',
    '首页',
    'a b',
    'a:b',
    'a#b',
    '-a',
    '-1',
    '1',
    '1.50',
    '007',
    '.5',
    '+1',
    'x-y',
    'yes',
    'null',
    '~',
    'True',
  ],
  ...[
    'http://x.y/z?q=1#f',
    '2026-03-18',
    'a, b',
    '[a',
    'a]',
    '{',
    '#a',
    '&a',
    '*a',
    '!a',
    '?',
    '? a',
    ':a',
    '-',
    '<<',
    '@a',
    'a"b',
    "a'b",
  ],
);
const quotedWord = fc.constantFrom(
  ...[
    '"a"',
    "'a'",
    '"a\\n"',
    '"a # b"',
    "'it''s'",
    '""',
    "''",
    '"a: b"',
    '"\\u4e2d"',
    '"a, b"',
    "'[a'",
    '"\\q"',
    '"\\/"',
    '"\\\\"',
    '"\\""',
  ],
);
const word = fc.oneof({ weight: 3, arbitrary: plainWord }, quotedWord);
const gap = fc.constantFrom(' ', ' ', ' ', ' ', '', '  ');
const comment = fc.constantFrom('', '', '', '', ' # c', '#c', ' #c', '  # "');
const newline = fc.constantFrom('\n', '\n', '\n', '\n', '\n\n', '\n# c\n', '\n  # c\n', '\n   \n');

const flow = fc.letrec<{ value: string; map: string; list: string }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, word, tie('map'), tie('list')),
  map: fc
    .tuple(
      fc.array(fc.tuple(word, gap, fc.constantFrom(':', ':', ':', ': ', ''), gap, tie('value')), {
        maxLength: 3,
      }),
      fc.constantFrom(',', ', ', ',\n  ', ' , ', ' '),
      gap,
    )
    .map(
      ([members, comma, blank]) =>
        `{${blank}${members.map((each) => each.join('')).join(comma)}${blank}}`,
    ),
  list: fc
    .tuple(
      fc.array(tie('value'), { maxLength: 3 }),
      fc.constantFrom(',', ', ', ',\n  ', ' ,', ', \n'),
      gap,
    )
    .map(([items, comma, blank]) => `[${blank}${items.join(comma)}${blank}]`),
}));

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const block = fc.letrec<{ node: string; map: string; list: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, tie('map'), tie('list')),
  map: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc
          .tuple(
            word,
            fc.constantFrom('', '', '', ' '),
            gap,
            fc.oneof(word, flow.value),
            comment,
            newline,
          )
          .map(
            ([key, before, behind, value, note, end]) =>
              `${key}${before}:${behind}${value}${note}${end}`,
          ),
        fc
          .tuple(
            word,
            comment,
            newline,
            fc.constantFrom('', ' ', '  ', '  ', '  ', '   '),
            tie('node'),
          )
          .map(([key, note, end, by, value]) => `${key}:${note}${end}${by}${indented(value, by)}`),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map((each) => (each.endsWith('\n') ? each : `${each}\n`)).join('')),
  list: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc
          .tuple(gap, fc.oneof(word, flow.value), comment, newline)
          .map(([behind, value, note, end]) => `-${behind}${value}${note}${end}`),
        fc
          .tuple(fc.constantFrom(' ', ' ', '   ', '\n  '), tie('node'))
          .map(
            ([behind, value]) =>
              `-${behind}${indented(value, ' '.repeat(behind.startsWith('\n') ? 2 : 1 + behind.length))}`,
          ),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => all.map((each) => (each.endsWith('\n') ? each : `${each}\n`)).join('')),
}));

/** Texts by the grammar of what the plain reader knows, with what is nearly that. */
export const grammarTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '', '# c\n', '\n', '%\n', ' '),
    fc.oneof(block.node, flow.value),
    fc.constantFrom('', '', '\n', '# c', '...'),
  )
  .map((parts) => parts.join(''));

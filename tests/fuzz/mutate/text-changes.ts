import type { Random } from '../random.ts';
import { oddSigns } from './odd-texts.ts';

type TextChange = (text: string, random: Random) => string;

/** Start and end of a run of lines, their line ends included. */
function someLines(text: string, random: Random, maxLines: number): readonly [number, number] {
  const start = text.lastIndexOf('\n', random.below(text.length)) + 1;
  let end = start;
  for (let left = 1 + random.below(maxLines); left > 0 && end < text.length; left -= 1) {
    const next = text.indexOf('\n', end);
    end = next < 0 ? text.length : next + 1;
  }
  return [start, end];
}

/** Changes some lines of a text. */
const onLines =
  (maxLines: number, change: (lines: string, random: Random) => string): TextChange =>
  (text, random) => {
    const [start, end] = someLines(text, random, maxLines);
    return text.slice(0, start) + change(text.slice(start, end), random) + text.slice(end);
  };

const repeated = [
  '-',
  ' ',
  '  ',
  '[',
  '{',
  'a',
  '中',
  '😀',
  '"',
  '- ',
  '? ',
  '&a ',
  '#',
  '\n',
  ': ',
];

/** Half-width signs by those that input methods write in their place. */
const wide: Readonly<Record<string, string>> = {
  ...{ ':': '：', ',': '，', '-': '－', '"': '“', "'": '’', '#': '＃', ' ': '　' },
  ...{ '{': '｛', '}': '｝', '[': '［', ']': '］', '/': '／', '.': '。' },
};

function insertAt(text: string, at: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at);
}

/** Changes of the text of a site file, by name. */
export const textChanges: Readonly<Record<string, TextChange>> = {
  deleteLines: onLines(12, () => ''),
  duplicateLines: onLines(12, (lines) => lines + lines),
  swapLines: (text, random) => {
    const [start, middle] = someLines(text, random, 6);
    const [, end] = someLines(text.slice(middle), random, 1);
    const behind = text.indexOf('\n', middle + end);
    const last = behind < 0 ? text.length : behind + 1;
    return (
      text.slice(0, start) + text.slice(middle, last) + text.slice(start, middle) + text.slice(last)
    );
  },
  indentLines: onLines(8, (lines, random) => {
    const by = random.pick([' ', '  ', '    ', '\t', '　', '\u00a0']) ?? ' ';
    return lines.replace(/^(?=.)/gm, by);
  }),
  outdentLines: onLines(8, (lines, random) =>
    lines.replace(random.chance(0.5) ? /^ {1,2}/gm : /^ /gm, ''),
  ),
  cut: (text, random) => text.slice(0, random.below(text.length)),
  deletePart: (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(random.chance(0.9) ? 12 : 4000));
  },
  insertSign: (text, random) =>
    insertAt(text, random.below(text.length), random.pick(oddSigns) ?? ''),
  insertAtValue: (text, random) => {
    const at = text.indexOf(': ', random.below(text.length));
    return at < 0 ? text : insertAt(text, at + 2, random.pick(oddSigns) ?? '');
  },
  widenSign: (text, random) => {
    const from = random.below(text.length);
    const found = /[:,\-"'#{}[\]/. ]/.exec(text.slice(from, from + 400));
    const at = from + (found?.index ?? 0);
    const sign = wide[text.charAt(at)] ?? '：';
    return text.slice(0, at) + sign + text.slice(at + 1);
  },
  writeOver: (text, random) => {
    const at = random.below(text.length);
    const sign = random.pick(oddSigns) ?? '';
    return text.slice(0, at) + sign + text.slice(at + sign.length);
  },
  moveParts: (text, random) => {
    const [start, end] = someLines(text, random, 20);
    const rest = text.slice(0, start) + text.slice(end);
    const at = rest.indexOf('\n', random.below(rest.length)) + 1;
    return insertAt(rest, at, text.slice(start, end));
  },
  repeatSign: (text, random) => {
    const sign = random.pick(repeated) ?? '-';
    const times = random.pick([50, 1000, 20_000, 100_000]) ?? 50;
    return insertAt(text, random.below(text.length), sign.repeat(times));
  },
  longValue: (text, random) => {
    const at = text.indexOf(': ', random.below(text.length));
    const value = random.pick(['a', '名', 'a ', '😀', '/a', 'a:', "''", '\\']) ?? 'a';
    return at < 0
      ? text
      : insertAt(text, at + 2, value.repeat(random.pick([1e3, 1e5, 3e5]) ?? 1e3));
  },
  lineEnds: (text, random) =>
    text.replaceAll('\n', random.pick(['\r\n', '\r', '\u2028', '\n\n', '\u0085']) ?? '\r'),
  byteOrderMark: (text) => `\ufeff${text}`,
  decompose: onLines(40, (lines) => lines.normalize('NFD')),
  ignoreComment: onLines(1, (lines, random) => {
    const said = random.pick([
      '',
      '-file',
      ' x: y',
      ' site-lint: y',
      '-x',
      ' schema-unknown-key: y',
    ]);
    const comment = `# site-lint-ignore${said}`;
    return `${comment}\n${lines}`;
  }),
};

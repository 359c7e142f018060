import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { lineIndex } from '../../../cli/diagnostics/line-index.ts';
import { locate } from '../../../cli/report/locate.ts';
import type { LocatedReport } from '../../../cli/report/located.ts';

/** Messages that break formats which are put together carelessly. */
export const hostile: Readonly<Record<string, string>> = {
  quotes: `"double" and 'single' and \`back\``,
  percent: '100% %0A %25 %3A',
  newlines: 'one\ntwo\r\nthree\rfour',
  'end of CDATA': ']]> <![CDATA[ <!-- --> <b>&amp;</b>',
  commands: '::error file=a::b ##[error]c ::stop-commands::d',
  commas: 'a,b=c:d;e',
  NUL: 'a\0b\u001b[31mc\u0085d',
  'half a character': 'a\ud800b\udfffc😀',
  'no characters': 'a\ufffeb\uffffc',
  'a link': 'see [this](1) and ![what it shows](…) {0}',
  Chinese: '标题：“新闻”，……',
};

const text = 'site: 新闻\r\n\tb: 😀 x\r\nc: d\r\n';

/** A report about one file, one diagnostic for each message. */
export function hostileReport(
  messages: readonly string[] = Object.values(hostile),
  file = 'site/内容, 100%/a:b.md',
): LocatedReport {
  const diagnostics = messages.map(
    (message, index): Diagnostic => ({
      rule: 'page-unknown',
      severity: index % 2 === 0 ? 'error' : 'warning',
      message,
      file,
      start: text.indexOf('x'),
      end: text.indexOf('x') + 1,
      suggestion: message,
      related: [{ start: 0, end: 4, message }],
      fix: { safe: index % 2 === 0, edits: [{ start: 0, end: 4, text: message }] },
    }),
  );
  return locate({ file, linesOf: () => lineIndex(text), diagnostics }, process.cwd());
}

/** What is left of a text where machines read it: halves of characters and controls are a sign. */
export const reported = (message: string): string =>
  message.replace(/\p{Cs}|(?![\t\n])\p{Cc}/gu, '\ufffd');

import { faultKinds } from './fault-kinds.ts';
import type { Outcome } from './fault-outcome.ts';
import type { FaultyFile } from './faulty-files.ts';

export type FaultRow = {
  readonly file: FaultyFile;
  /** What was found, by kind of fault. */
  readonly found: readonly (Outcome | undefined)[];
};

const words = {
  en: {
    head: `Written by the browser tests that make these faults (\`tests/long/faults.test.ts\`), by what they saw.

What comes is asked for three times, with pauses, before it counts as failed.

| in the table | what a visitor has |
|---|---|
| notice | a notice that says what did not load, and a button that asks for it again, in the same page |
| words | words that it takes longer than it should, and a button |
| page | the whole page: it does without the file, or a second attempt brought it |
| built | the page as it was built, whose links lead on |
| none | the page that says that there is none, with links |
| part | words in the place of the part that is not there, and the rest of the page |
`,
    file: 'file',
    outcomes: {
      notice: 'notice',
      words: 'words',
      whole: 'page',
      built: 'built',
      absent: 'none',
      part: 'part',
    },
  },
  zh: {
    head: `由制造这些故障的浏览器测试（\`tests/long/faults.test.ts\`）按所见写出。

每个文件先后请求三次，其间有停顿，都不成功才算失败。

| 表中 | 访客看到的 |
|---|---|
| 提示 | 说明什么没有载入，并有按钮在同一页面里重新请求 |
| 等待 | 说明载入时间比平时长，并有按钮 |
| 页面 | 完整的页面：不需要这个文件，或者第二次请求成功 |
| 原页 | 生成时的页面，链接都能用 |
| 没有 | 说明没有这一页的页面，带有链接 |
| 局部 | 缺的那一处有说明，页面的其余部分照常 |
`,
    file: '文件',
    outcomes: {
      notice: '提示',
      words: '等待',
      whole: '页面',
      built: '原页',
      absent: '没有',
      part: '局部',
    },
  },
} as const;

/** What outcomes are called. */
export const outcomeWords = { en: words.en.outcomes, zh: words.zh.outcomes };

/** The part of the reference's page that lists what was found, as Markdown. */
export function faultTable(rows: readonly FaultRow[], language: 'en' | 'zh'): string {
  const { head, file: label, outcomes } = words[language];
  const lines = [
    [label, ...faultKinds.map((kind) => kind[language])],
    ['---', ...faultKinds.map(() => '---')],
    ...rows.map(({ file, found }) => [
      file[language],
      ...found.map((outcome) => (outcome ? outcomes[outcome] : '')),
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return `${head}\n${lines.join('\n')}\n`;
}

import { outcomeWords } from '../faults/fault-table.ts';
import { columns } from './column.ts';
import type { Condition, ConditionOutcome } from './condition.ts';

const words = {
  en: {
    head: `Written by \`tests/long/conditions.test.ts\`, by what its pages saw. The words are those of the table above, and:

| in the table | what a visitor has |
|---|---|
| browser | the browser's own page: nothing of the site has come yet |
| – | not visited: the same code as in the column before |

After each row “offline: …” the network comes back, and the notice goes by itself, in the same page. A page whose release
is gone is loaded anew once, and never again by itself. A clock that is wrong shows deadlines as over or open by its own
day; all other dates, and what is published, are the server's. Days are those of the site's time zone.
`,
    condition: 'condition',
    browser: 'browser',
  },
  zh: {
    head: `由 \`tests/long/conditions.test.ts\` 按所见写出。用词与上表相同，另有：

| 表中 | 访客看到的 |
|---|---|
| 浏览器 | 浏览器自己的页面：网站的内容一点也没有送到 |
| – | 未访问：与前一列是同样的代码 |

“断网：……”各行之后网络恢复，提示在同一页面里自行消失。旧版本已被删除的页面只自动重新载入一次。时钟不准时，只有截止日期按访客的时钟判断；
其他日期和已发布的内容都以服务器为准。日期按网站的时区计算。
`,
    condition: '情形',
    browser: '浏览器',
  },
} as const;

export type ConditionRow = {
  readonly condition: Condition;
  /** What was found, by column. */
  readonly found: readonly (ConditionOutcome | undefined)[];
};

/** The part of the reference's page that lists what was found, as Markdown. */
export function conditionTable(rows: readonly ConditionRow[], language: 'en' | 'zh'): string {
  const { head, condition: label, browser } = words[language];
  const outcomes = { ...outcomeWords[language], browser };
  const lines = [
    [label, ...columns.map((column) => column[language])],
    ['---', ...columns.map(() => '---')],
    ...rows.map(({ condition, found }) => [
      condition[language],
      ...columns.map((_, index) => {
        const outcome = found[index];
        return outcome ? outcomes[outcome] : '–';
      }),
    ]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return `${head}\n${lines.join('\n')}\n`;
}

const zh =
  '三月十六日上午八点，共享图书馆的门第一次向全部院校的学生同时打开。**注意：**请携带校园卡，座位可以提前一天预约。';
const en =
  'At eight in the morning the doors of the **shared library** opened to the students of all institutions at once.';

/** Markdown with front matter, a text of some paragraphs, a table and a list. */
export function article(index: number, language: string): string {
  const text = language === 'zh' ? zh : en;
  const day = String(1 + (index % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0');
  const year = 2016 + (Math.floor(index / 336) % 10);
  return [
    '---',
    `title: ${language === 'zh' ? '第' : 'Number '}${index}${language === 'zh' ? ' 篇' : ''}`,
    `date: ${year}-${month}-${day}`,
    `code: ${['educationNews', 'parkDynamic', 'medias'][index % 3]}`,
    `summary: ${text.slice(0, 40).replace(/[*:：]/g, '')}`,
    'source: bench',
    '---',
    '',
    `${index}. ${text}`,
    '',
    '## 一',
    '',
    ...Array.from({ length: 5 }, (_, part) => `${part} ${text.repeat(2)}\n`),
    '| a | b |',
    '|---|---|',
    `| ${index} | 2 |`,
    '',
    '- [x](/news)',
  ].join('\n');
}

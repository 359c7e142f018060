import type { Root } from 'hast';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { codeRanges } from '../markdown/code-ranges.ts';
import { ambiguousSigns } from '../signs/ambiguous-signs.ts';
import { fullwidthBars } from '../signs/fullwidth-bars.ts';
import { literalSigns } from '../signs/literal-signs.ts';
import { misspelledSigns } from '../signs/misspelled-signs.ts';
import { unmatchedSigns } from '../signs/unmatched-signs.ts';

export const contentMarks = {
  id: 'content-marks',
  severity: 'warning',
  explanation: {
    zh: [
      '正文的排版符号要写完整，不然访客看到的就是符号本身。',
      '标题的 ## 后面要空一格；链接写成 [文字](/地址)，括号用半角，中间不空格；加粗的 ** 前后成对；表头下面要有一行 |---|---|。',
      '一行字下面的 ---、#标题、长*宽*高 这类写法，排版规则与中文习惯读法不同，请按提示写明本意。',
      '别处的写法，例如 ==重点==，以及不在标题、题注、公式末尾的 {#id}，这里没有作用，会照样显示出来。',
      '照提示改正；能直接改好的，运行 site lint --fix 即可。',
    ].join(''),
    en: [
      'The signs of Markdown are written in full, else readers see the signs themselves.',
      'Behind the ## of a heading stands a blank, a link is [words](/address) with half-width brackets and no blank between them, the ** of bold words come in pairs, and below the head of a table stands a line |---|---|.',
      'Some signs, such as --- below a line, #heading without its blank, or stars inside of words, may mean two things: write which.',
      'Notation of other places, such as ==words==, and {#id} that ends no heading, caption or formula, does nothing here and is shown.',
      'Correct what is reported; site lint --fix does it where there is no doubt.',
    ].join(' '),
  },
  bad: '##能做什么',
  good: '## 能做什么',
} as const satisfies RuleMeta;

/**
 * Signs of Markdown that readers see as they are written, because they are not quite what they should be.
 * @param tree of the Markdown
 */
export function visibleSigns(tree: Root, text: string): readonly ContentFinding[] {
  const isCode = codeRanges(tree);
  const misspelled = [...misspelledSigns(text), ...fullwidthBars(text)];
  return [
    ...misspelled.filter(({ start }) => !isCode(start)),
    ...unmatchedSigns(tree, text, isCode),
    ...ambiguousSigns(tree, text, isCode),
    ...literalSigns(tree, text, isCode),
  ].map(({ message, start, end, fix }) =>
    contentFinding(contentMarks, message, { start, end }, { fix }),
  );
}

import { compact } from '../../../schema/compact.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Anchor } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import { quotedFrom } from '../value-end.ts';

export const yamlAnchorText = {
  id: 'yaml-anchor-text',
  severity: 'error',
  explanation: {
    zh: [
      '以 & 开头的文字要放进引号。',
      'YAML 把 & 和紧跟着的字当作标记的名字，不当作文字，读者就看不到这几个字。',
      '请给整段文字加上引号；从网页上复制来的 &quot;、&nbsp; 之类，改成它们代表的字符更好。',
    ].join(''),
    en: [
      'A text that begins with & goes in quotes.',
      'Without them & and what is right behind it are read as the name of an anchor, not as text, and readers do not see these words.',
      'Put the whole text in quotes. Where it was copied from a web page and has &quot;, &nbsp; or the like, it is better to write the characters that they stand for.',
    ].join(' '),
  },
  bad: 'title: &更多 共享图书馆',
  good: 'title: "&更多 共享图书馆"',
} as const satisfies RuleMeta;

/** What nobody has chosen as a part of a name, which is letters and digits of ASCII, and few signs. */
const noName = /[^\w.-]/;

/** Texts that begin with & and what cannot be meant as a name: an entity of HTML such as &nbsp; or Chinese. */
export const anchorTexts = (text: string, anchors: readonly Anchor[]): ReadFinding[] =>
  anchors
    .filter((each) => !each.used && each.node.kind === 'scalar' && noName.test(each.name))
    .map(({ start, end, node }) => {
      const written = text.slice(start, end);
      const edit = quotedFrom(text, start);
      // A text of several lines, or one in quotes, is more than what the edit would put in quotes.
      const isOneLine = node.kind === 'scalar' && node.plain && node.end <= edit.end;
      return compact({
        rule: yamlAnchorText,
        message: `${written} is read as a name for what follows, and readers do not see it; put text that starts with & in quotes`,
        start,
        end,
        fix: isOneLine ? { safe: false, edits: [edit] } : undefined,
      });
    });

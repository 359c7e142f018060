import type { Root } from 'hast';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import { elementRange } from '../markdown/element-range.ts';
import { visitElements } from '../markdown/visit-elements.ts';

export const contentAlt = {
  id: 'content-alt',
  severity: 'warning',
  explanation: {
    zh: [
      '正文里的图片要用文字说明画面内容。',
      '看不见图片的访客靠读屏软件听到这段说明，图片加载不出来时显示的也是它。',
      '请写成 ![画面内容](文件)；只作装饰的图片写成 <img src="文件" alt="">。',
    ].join(''),
    en: [
      'A picture in a text says what it shows.',
      'Visitors who do not see it hear these words in its place, and everybody reads them while the picture does not load.',
      'Write ![what it shows](file); a picture that only decorates is written <img src="file" alt="">.',
    ].join(' '),
  },
  bad: '文字 ![](dot.png) 文字',
  good: '文字 ![一个点](dot.png) 文字',
} as const satisfies RuleMeta;

const message =
  'this picture says nothing to those who do not see it: ![what it shows](…), or <img alt=""> where it only decorates';

/**
 * Pictures of a text without words for those who do not see them. HTML can say that one only decorates:
 * by an alt that is empty; Markdown cannot.
 * @param markdown tree of the Markdown, in which HTML is not read yet
 * @param tree the same with its HTML
 */
export function missingAlt(markdown: Root, tree: Root): readonly ContentFinding[] {
  const found: ContentFinding[] = [];
  visitElements(markdown, (element) => {
    const { alt } = element.properties;
    if (element.tagName === 'img' && !alt) {
      found.push(contentFinding(contentAlt, message, elementRange(element)));
    }
  });
  visitElements(tree, (element) => {
    const { alt } = element.properties;
    if (element.tagName === 'img' && alt === undefined) {
      found.push(contentFinding(contentAlt, message, elementRange(element)));
    }
  });
  return found;
}

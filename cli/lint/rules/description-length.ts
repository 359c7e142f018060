import type { Rule } from '../context/rule.ts';
import { localisedTexts } from '../localised-texts.ts';
import { textWidth } from '../text-width.ts';

/**
 * Search engines show about 160 Latin letters of a description on a wide screen, or half as many Chinese characters
 * (Google cuts by width, at about 920 px); the runtime cuts what is longer.
 */
const maxWidth = 160;

export const descriptionLength = {
  id: 'description-length',
  severity: 'warning',
  explanation: {
    zh: '介绍（description）最多 80 个汉字或 160 个英文字母。搜索结果显示不了更多，超出的部分会在句末或词后截去，读者看不到要点。请缩短，或把最要紧的话放在前面一句。',
    en: 'A description has at most 160 Latin letters, or 80 Chinese characters. Search results have no room for more; what is longer is cut after a sentence or word, and readers miss the point. Shorten it.',
  },
  bad: 'description: 这是一段过长的介绍，搜索结果里放不下，',
  good: 'description: 把最要紧的话放在最前面。',
  *check({ source }) {
    const places = [
      ...localisedTexts(source.site.description, ['site', 'description']),
      ...Object.entries(source.pages).flatMap(([name, { description }]) =>
        localisedTexts(description, ['pages', name, 'description']),
      ),
    ];
    for (const [text, pointer] of places) {
      const width = textWidth(text);
      if (width <= maxWidth) continue;
      yield {
        pointer,
        what: 'value',
        message: `this is as wide as ${width} Latin letters; search results show about ${maxWidth}, and the rest is cut`,
      };
    }
  },
} as const satisfies Rule;

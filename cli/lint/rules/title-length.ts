import { locationKey } from '../../content/entries/front-matter-locations.ts';
import type { SiteRule } from '../context/site-rule.ts';
import { localisedTexts } from '../localised-texts.ts';
import { textWidth } from '../text-width.ts';

/**
 * Search engines show about 60 Latin letters of a title on a wide screen (Google cuts by width, at about 600 px), or
 * half as many Chinese characters. Titles of news may go on; of one that is twice as wide the half is lost.
 */
const maxWidth = 120;

export const titleLength = {
  id: 'title-length',
  severity: 'warning',
  explanation: {
    zh: '标题最多 60 个汉字或 120 个英文字母。更长的标题在搜索结果、浏览器标签和分享卡片里都会被截去后半句。请缩短标题，把细节放进摘要（summary）。',
    en: 'A title has at most 120 Latin letters, or 60 Chinese characters. Search results, browser tabs and link previews cut longer ones. Shorten it, and put the details into the summary.',
  },
  bad: 'title: 关于在全区范围内组织开展本年度中外合作办学项目教学质量评估与学生学习支持服务满意度调查工作并及时报送有关材料的补充通知（第二次征求意见稿）',
  good: 'title: 关于开展中外合作办学质量评估的补充通知',
  *check({ source, routes, read, content }) {
    const say = (width: number): string =>
      `this title is as wide as ${width} Latin letters; search results and link previews cut what is wider than ${maxWidth}`;
    const titles = [
      ...routes.flatMap(({ route, pointer }) => localisedTexts(route.title, [...pointer, 'title'])),
      ...Object.entries(source.pages).flatMap(([name, { title }]) =>
        localisedTexts(title, ['pages', name, 'title']),
      ),
    ];
    for (const [text, pointer] of titles) {
      const width = textWidth(text);
      if (width > maxWidth) yield { in: read, pointer, what: 'value', message: say(width) };
    }
    for (const { file, shown, record } of content.entries) {
      const width = textWidth(record.front.title);
      const place = record.locations[locationKey('title')];
      if (shown && width > maxWidth && place) yield { file, ...place, message: say(width) };
    }
  },
} as const satisfies SiteRule;

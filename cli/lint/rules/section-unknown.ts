import { hasTitleIn } from '../../../schema/blocks/has-title-in.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Rule } from '../context/rule.ts';

export const sectionUnknown = {
  id: 'section-unknown',
  severity: 'error',
  explanation: {
    zh: [
      'translations 里写的页内栏目，必须在同一区块里，并且有那种语言的标题。',
      '切换语言的链接通向这个页内栏目；它不存在，访客就会落到页面开头，得自己再找。',
      '请写同一区块里有那种语言标题的页内栏目的键。',
    ].join(''),
    en: [
      'A section that is named as a translation stands beside it, in that language.',
      'The link to the other language leads to this section; where it is not there, visitors land at the beginning of the page and have to look for their place.',
      'Write the key of a section of the same block that has a title in that language.',
    ].join(' '),
  },
  bad: 'rules: { title: { zh: 规则 }, translations: { en: help }, blocks: [{ type: share, title: 一 }] }',
  good: 'rules: { title: { zh: 规则 }, translations: { en: enrules }, blocks: [{ type: share, title: 一 }] }',
  *check({ blocks, settings }) {
    const languages = namesOf(Object.keys(settings.languages));
    for (const { block, pointer } of blocks) {
      if (block.type !== 'sections') continue;
      for (const [code, { translations = {} }] of Object.entries(block.items)) {
        const at = [...pointer, 'items', code, 'translations'];
        for (const [language, named] of Object.entries(translations)) {
          const there = namesOf(
            Object.keys(block.items).filter((each) => hasTitleIn(block.items[each], language)),
          );
          if (!languages.has(language)) {
            yield {
              pointer: [...at, language],
              what: 'key',
              message: `"${language}" is no language of this site`,
              suggestion: languages.nearest(language),
            };
          } else if (!there.has(named)) {
            yield {
              pointer: [...at, language],
              what: 'value',
              message: `"${named}" is no section with a title in "${language}" beside this one`,
              suggestion: there.nearest(named),
            };
          }
        }
      }
    }
  },
} as const satisfies Rule;

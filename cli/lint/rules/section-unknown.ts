import { hasTitleIn } from '../../../schema/compile/has-title-in.ts';
import { namesOf } from '../names.ts';
import type { Rule } from '../rule.ts';

export const sectionUnknown: Rule = {
  id: 'section-unknown',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'A section that is named as a translation stands beside it, in that language.',
  },
  bad: '',
  good: '',
  *check({ blocks, frame }) {
    const languages = namesOf(Object.keys(frame.languages));
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
};

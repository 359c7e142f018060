import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Pointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';

export const menuDuplicateCode: Rule = {
  id: 'menu-duplicate-code',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'In one language a menu code opens one page.',
  },
  bad: '',
  good: '',
  *check({ source, paths, frame }) {
    const languages = new Map(paths.map(({ text, language }) => [text, language]));
    const first = new Map<string, Pointer>();
    for (const [parent, { path, codes }] of Object.entries(source.menu?.patches ?? {})) {
      const language =
        languages.get(path) ?? languageOfPath(path, frame.prefixes, frame.defaultLanguage);
      for (const [index, code] of codes.entries()) {
        const pointer = ['menu', 'patches', parent, 'codes', index];
        const key = `${language} ${code}`;
        const before = first.get(key);
        if (!before) first.set(key, pointer);
        else {
          yield {
            pointer,
            what: 'value',
            message: `"${code}" opens a page already`,
            related: [{ pointer: before, what: 'value', message: 'the first one' }],
          };
        }
      }
    }
  },
};

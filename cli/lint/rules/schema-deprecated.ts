import type { Finding } from '../../diagnostics/finding.ts';
import type { OldName } from '../../validate/current-names.ts';
import type { Rule } from '../context/rule.ts';

/** An old name of a key or value, which --fix replaces by the current one. */
export const oldNameFinding = ({ pointer, what, old, current }: OldName): Finding => ({
  pointer,
  what,
  message: `"${old}" is called "${current}" now; the old name still works, and a later version will not know it`,
  repair: { safe: true, kind: 'replace', text: current },
});

export const schemaDeprecated = {
  id: 'schema-deprecated',
  severity: 'warning',
  explanation: {
    zh: '站点语言里已经停用的键，以及改了名字的键和值，暂时还有效，但以后的版本会去掉。提示里若写了新的名字，就改用它（site lint --fix 会替您改好）；没有替代的，可以直接删去。',
    en: 'A key that the site language gives up, and the old name of a key or value that was renamed, still work and will not in a later version. Write what the message names in its place (site lint --fix does); where it names nothing, the key can go.',
  },
  bad: 'mark: /assets/logo.svg',
  good: 'logo: /assets/logo.svg',
  *check({ deprecated }) {
    for (const { pointer, instead } of deprecated) {
      const key = String(pointer.at(-1));
      const rest = instead === undefined ? 'it can go' : `write ${instead} in its place`;
      yield {
        pointer,
        what: 'key',
        message: `"${key}" still works, but a later version will not know it; ${rest}`,
      };
    }
  },
} as const satisfies Rule;

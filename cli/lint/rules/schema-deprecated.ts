import { compact } from '../../../schema/compact.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { OldName } from '../../validate/current-names.ts';
import type { Rule } from '../context/rule.ts';

/** A name as it is written in YAML, alone or in quotes, without the quotes. */
const unquoted = (written: string): string => /^(["'])(.*)\1$/s.exec(written)?.[2] ?? written;

/**
 * An old name of a key or value, with the fix that replaces it by the current one.
 * @param written what the file has at the place of the name
 * @returns undefined where the name is merged from elsewhere: it is not written at its place
 */
export function oldNameFinding(
  { pointer, what, old, current }: OldName,
  written: string,
): Finding | undefined {
  if (!written.includes(old)) return undefined;
  // In a text of several lines or with escapes the name is not all that is written.
  const isName = unquoted(written) === old;
  return compact({
    pointer,
    what,
    message: `"${old}" is called "${current}" now; the old name still works, and a later version will not know it`,
    repair: isName ? ({ safe: true, kind: 'replace', text: current } as const) : undefined,
  });
}

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
      // An old name is read as the current one; it is still there where both are written.
      const message =
        instead === undefined
          ? `"${key}" still works, but a later version will not know it; it can go`
          : `"${key}" is the old name of "${instead}", which is written here too, so it has no effect; remove it`;
      yield compact({
        pointer,
        what: 'key' as const,
        message,
        repair: instead === undefined ? undefined : ({ safe: false, kind: 'remove' } as const),
      });
    }
  },
} as const satisfies Rule;

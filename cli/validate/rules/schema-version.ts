import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { Mistake } from '../mistake.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { showValue } from '../show-value.ts';

export const schemaVersion = {
  id: 'schema-version',
  severity: 'error',
  explanation: {
    zh: 'version 说明这个文件用的是第几版的站点语言，现在只有第 1 版。写别的数，程序就不知道该怎样理解其余的内容。写 version: 1；如果文件来自更新的版本，请先更新程序。',
    en: 'The key version says in which version of the site language a file is written; there is version 1. With another one nobody knows how the rest is meant. Write version: 1, or use a newer program where the file comes from one.',
  },
  bad: 'version: 2',
  good: 'version: 1',
} as const satisfies RuleMeta;

/** A version of the site language that this program does not know. */
export function wrongVersion({ error, pointer, value }: Mistake): SchemaFinding {
  const known = Number(error.params.allowedValue);
  const message =
    value === String(known)
      ? `"${value}" in quotes is text; write ${known} without them`
      : typeof value === 'number' && value > known
        ? `this file is written in version ${value} of the site language; this program knows version ${known}: use a newer one, or write ${known}`
        : `${showValue(value)} is no version of the site language; write ${known}`;
  return { rule: schemaVersion, pointer, what: 'value', message };
}

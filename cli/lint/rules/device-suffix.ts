import type { FoundPlace, Rule } from '../rule.ts';

type Marked = { readonly name: string; readonly suffix: string };

const place = ({ name, suffix }: Marked, message: string): FoundPlace =>
  suffix === ''
    ? { pointer: ['devices', name], what: 'key', message }
    : { pointer: ['devices', name, 'suffix'], what: 'value', message };

/** Why two device sets cannot be told apart by their twins' addresses; undefined: they can. */
function clash(own: Marked, before: Marked): string | undefined {
  const [a, b] = [own.suffix.toLowerCase(), before.suffix.toLowerCase()];
  if (a === '' && b === '')
    return `"${own.name}" needs a suffix: "${before.name}" is the set without one`;
  if (a === b) return `"${own.suffix}" is already the suffix of "${before.name}"`;
  if (a === '' || b === '' || !(a.endsWith(b) || b.endsWith(a))) return undefined;
  return `"${own.suffix}" and "${before.suffix}" end alike, so their addresses cannot be told apart`;
}

export const deviceSuffix: Rule = {
  id: 'device-suffix',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'Every device set has a suffix of its own; one has none.',
  },
  bad: '',
  good: '',
  *check({ source }) {
    const marked = Object.entries(source.devices ?? {}).map(
      ([name, { suffix = '' }]): Marked => ({ name, suffix }),
    );
    for (const [index, own] of marked.entries()) {
      for (const before of marked.slice(0, index)) {
        const message = clash(own, before);
        if (message === undefined) continue;
        yield { ...place(own, message), related: [place(before, 'the first one')] };
        break;
      }
    }
  },
};

import type { HttpSource } from '../../schema/source.generated.ts';

/** Names of the environment that a source has in braces: {env.CMS_TOKEN}. */
export const environmentNames = (http: HttpSource): readonly string[] => [
  ...new Set([...JSON.stringify(http).matchAll(/\{env\.(\w+)\}/g)].map(([, name = '']) => name)),
];

/** Values that nobody else may read, by the name in braces that stands for them. */
export type SecretValues = ReadonlyMap<string, string>;

/** Shorter values are words that stand in any text. */
const minLength = 6;

/** What a value may be written as. */
const spellings = (value: string): readonly string[] => [
  ...new Set([
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    new URLSearchParams([['', value]]).toString().slice(1),
  ]),
];

/** The name of a value that stands in a text; undefined where none does. */
export function secretNamedIn(text: string, secrets: SecretValues): string | undefined {
  for (const [name, value] of secrets) {
    if (value.length < minLength) continue;
    if (spellings(value).some((spelling) => text.includes(spelling))) return name;
  }
  return undefined;
}

/** A text with names in the place of their values. */
export function withoutSecrets(text: string, secrets: SecretValues): string {
  let hidden = text;
  for (const [name, value] of secrets) {
    if (value === '') continue;
    for (const spelling of spellings(value)) hidden = hidden.split(spelling).join(`{${name}}`);
  }
  return hidden;
}

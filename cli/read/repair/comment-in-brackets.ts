import type { YamlError } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import { syntaxFinding } from '../rules/yaml-syntax.ts';

/** Where a bracket is missing because a ` #` before it made a comment of it: `{ title: C #1 }`. */
export function commentBefore(
  { message, start: noticedAt }: YamlError,
  text: string,
): ReadFinding | undefined {
  const [, bracket] = /end with a ([\]}])/.exec(message) ?? [];
  if (bracket === undefined) return undefined;
  const end = text.slice(0, noticedAt).trimEnd().length;
  const lineStart = text.lastIndexOf('\n', end - 1) + 1;
  const [blank, rest] = /\s(#.*)$/.exec(text.slice(lineStart, end)) ?? [];
  if (blank === undefined || !rest?.includes(bracket)) return undefined;
  const sentence = `this # starts a comment, and the ${bracket} behind it is a part of that; put text with a # in quotes`;
  return syntaxFinding({ start: end - rest.length, end }, sentence);
}

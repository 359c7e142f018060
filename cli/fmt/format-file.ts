import { splitFrontMatter } from '../content/compile/split-front-matter.ts';
import { unsplitFile } from '../content/rules/content-front-matter.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { decodeText } from '../read/decode-text.ts';
import { readText } from '../read/read-text.ts';
import { formatYaml } from './format-yaml.ts';

/** A file as it should be written, or why it is left alone. */
export type Formatted =
  | { readonly text: string }
  | { readonly diagnostics: readonly Diagnostic[]; readonly lines: LineIndex };

const withoutReturns = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What is wrong with the notation of a YAML text, so that it must not be written anew. */
function faults(file: string, yaml: string): readonly Diagnostic[] {
  return readText(file, { text: yaml }).diagnostics.filter(({ severity }) => severity === 'error');
}

const isBlank = (yaml: string): boolean => /^(?:[ \t]*(?:#.*)?(?:\r?\n|$))*$/.test(yaml);

function formatMarkdown(file: string, text: string): Formatted {
  const split = splitFrontMatter(text);
  const lines = lineIndex(text);
  if (typeof split === 'string') {
    return { diagnostics: [{ ...unsplitFile(split, text), file }], lines };
  }
  const diagnostics = isBlank(split.yaml) ? [] : faults(file, split.yaml);
  if (diagnostics.length > 0) return { diagnostics, lines };
  const from = split.yaml.indexOf('\n') + 1;
  const front = withoutReturns(text.slice(from, split.yaml.length));
  const formatted = isBlank(front) ? front : formatYaml(front);
  return { text: `---\n${formatted}---${withoutReturns(split.body)}` };
}

/**
 * Formats a site file, or the front matter of a file of content; the text behind it stays as it is. No byte
 * order mark, LF at the ends of lines.
 * @param file its path: what ends in .md is content
 * @throws Error where the result would not say the same: a fault of this program
 */
export function formatFile(file: string, bytes: Buffer): Formatted {
  const decoded = decodeText(bytes);
  const { text, finding } = decoded;
  if (finding) {
    return { diagnostics: readText(file, decoded).diagnostics, lines: lineIndex(text) };
  }
  if (/\.(?:md|markdown)$/i.test(file)) return formatMarkdown(file, text);
  const diagnostics = faults(file, text);
  return diagnostics.length > 0
    ? { diagnostics, lines: lineIndex(text) }
    : { text: formatYaml(withoutReturns(text)) };
}

import type { Range } from '../../diagnostics/diagnostic.ts';
import type { TextMessages } from '../parts/text-messages.ts';
import { compileMarkdown } from './compile-markdown.ts';

/** The title that a text begins with: `# Title`. */
export type TitleHeading = {
  readonly title: string;
  /** Where its words stand in the text. */
  readonly range: Range;
  /** The text without it; what stands behind it stays where it is. */
  readonly rest: string;
};

const beginning = /^((?:[ \t]*\r?\n)*# +)(\S[^\r\n]*)/;

/** Finds the heading of the first level that a text begins with, as texts on code hosts do. */
export function titleHeading(text: string, messages: TextMessages): TitleHeading | undefined {
  const [whole, before = '', written = ''] = beginning.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const title = compileMarkdown(written.replace(/\s#+\s*$|\s*$/, ''), messages).text.trim();
  if (title === '') return undefined;
  const range = { start: before.length, end: whole.trimEnd().length };
  return { title, range, rest: whole.replace(/[^\r\n]/g, ' ') + text.slice(whole.length) };
}

import { readFileSync } from 'node:fs';
import { splitFrontMatter } from '../content/compile/split-front-matter.ts';
import { decodeText } from '../read/decode-text.ts';
import { readText } from '../read/read-text.ts';

/** What the front matter of an entry says about time, as far as it can be read. */
export type EntryTimes = {
  readonly date?: string;
  /** The day, or moment, of its last change that matters. */
  readonly updated?: string;
  readonly expires?: string;
  readonly draft: boolean;
};

const moment = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? value : undefined;

/** Reads the front matter of a file; what is wrong with it is reported by the linter. */
export function readFrontMatter(file: string): EntryTimes {
  const split = splitFrontMatter(decodeText(readFileSync(file)).text);
  const data = typeof split === 'string' ? undefined : readText(file, { text: split.yaml }).content;
  const front = (data?.value ?? {}) as Readonly<Record<string, unknown>>;
  const date = moment(front.date);
  const updated = moment(front.updated);
  const expires = moment(front.expires);
  return {
    ...(date === undefined ? {} : { date }),
    ...(updated === undefined ? {} : { updated }),
    ...(expires === undefined ? {} : { expires }),
    draft: front.draft === true,
  };
}

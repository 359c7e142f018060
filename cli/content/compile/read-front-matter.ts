import type { Collection } from '../../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { readText } from '../../read/read-text.ts';
import { shapeDiagnostic } from '../../validate/shape-diagnostic.ts';
import type { ContentFinding } from '../content-finding.ts';
import type { ArticleRecord } from '../entries/article-record.ts';
import { frontMatterLocations } from '../entries/front-matter-locations.ts';
import { noMapping } from '../rules/content-front-matter.ts';
import { checkFrontMatter } from './check-front-matter.ts';

export type FrontMatterRead = {
  readonly diagnostics: readonly ContentFinding[];
  /** Set where it is a list of keys. */
  readonly record?: Pick<ArticleRecord, 'front' | 'fields' | 'event' | 'locations'>;
  /** It leaves the title to the text. */
  readonly isUntitled?: true;
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
};

const withoutFile = ({ file: _, ...diagnostic }: Diagnostic): ContentFinding => diagnostic;

/**
 * Reads and checks a front matter.
 * @param timeZone of the site
 * @param titleOfText finds the title where the front matter has none
 */
export function readFrontMatter(
  yaml: string,
  collection: Collection,
  timeZone: string,
  titleOfText: () => string | undefined,
): FrontMatterRead {
  const read = readText('', { text: yaml });
  const found = read.diagnostics.map(withoutFile);
  const { comments } = read;
  const data = read.content?.value;
  if (data === undefined) return { diagnostics: found, comments };
  const fault = noMapping(data, read.locate([], 'value'));
  if (fault) return { diagnostics: [...found, fault], comments };
  const written = data as Record<string, unknown>;
  const title = Object.hasOwn(written, 'title') ? undefined : titleOfText();
  const { front, fields, event, findings } = checkFrontMatter(
    title === undefined ? written : { title, ...written },
    collection,
    timeZone,
  );
  const inShape = findings.map((each) => withoutFile(shapeDiagnostic(each, read)));
  const inYaml = title === undefined ? front : { ...front, title: undefined };
  const locations = frontMatterLocations({ ...inYaml, ...fields, ...event }, read);
  return {
    diagnostics: [...found, ...inShape],
    record: { front, fields, locations, ...(event ? { event } : {}) },
    ...(title === undefined ? {} : { isUntitled: true as const }),
    comments,
  };
}

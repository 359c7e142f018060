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
  readonly record?: Pick<ArticleRecord, 'front' | 'fields' | 'locations'>;
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
};

const withoutFile = ({ file: _, ...diagnostic }: Diagnostic): ContentFinding => diagnostic;

/**
 * Reads and checks a front matter.
 * @param timeZone of the site
 */
export function readFrontMatter(
  yaml: string,
  collection: Collection,
  timeZone: string,
): FrontMatterRead {
  const read = readText('', { text: yaml });
  const found = read.diagnostics.map(withoutFile);
  const { comments } = read;
  const data = read.content?.value;
  if (data === undefined) return { diagnostics: found, comments };
  const fault = noMapping(data, read.locate([], 'value'));
  if (fault) return { diagnostics: [...found, fault], comments };
  const { front, fields, findings } = checkFrontMatter(
    data as Record<string, unknown>,
    collection,
    timeZone,
  );
  const inShape = findings.map((each) => withoutFile(shapeDiagnostic(each, read)));
  const locations = frontMatterLocations({ ...front, ...fields }, read);
  return { diagnostics: [...found, ...inShape], record: { front, fields, locations }, comments };
}

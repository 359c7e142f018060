import type { LanguageModel, RouteRow } from '../../schema/model.ts';
import type { PathMatcher } from '../../schema/path/path-matcher.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { pathOfFile } from './path-of-file.ts';

/** What a file of the output is found by. */
export type RenderedSite = {
  readonly model: {
    readonly languages: Readonly<Record<string, Pick<LanguageModel, 'prefix' | 'home'>>>;
  };
  readonly errors: SiteSource['errors'];
  readonly match: PathMatcher<{ readonly row: Pick<RouteRow, 'page'> }>;
};

/** `404.html`, and `errors/404.zh.mobile.html` for a variant. */
const errorFile = /^(?:(404|500)\.html|errors\/(404|500)\.[^/]+\.html)$/;
/** Names of parameters and values that stand behind a path, as in `news.code-theme.page-2.html`. */
const queryInName = /(?:\.[A-Za-z]+-[^./]+)+$/;

/** Which page of the site a file of the output shows; undefined for one that the site does not name. */
export function pageOfFile(
  file: string,
  { model, errors, match }: RenderedSite,
): string | undefined {
  const error = errorFile.exec(file);
  if (error) return (error[1] ?? error[2]) === '404' ? errors?.notFound : errors?.serverError;
  const path = pathOfFile(file);
  const root = Object.values(model.languages).find(
    ({ prefix }) => `${prefix}/`.toLowerCase() === path.toLowerCase(),
  );
  const own = match(root?.home ?? path) ?? match(path.replace(queryInName, ''));
  return own?.value.row.page;
}

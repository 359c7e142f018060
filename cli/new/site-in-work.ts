import { dirname, relative, sep } from 'node:path';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { SiteText } from '../insert/insert-data.ts';
import type { ReadSite } from '../read/read-result.ts';
import { UsageError } from '../usage-error.ts';

/** A site that something is added to. */
export type SiteInWork = {
  readonly source: SiteSource;
  /** Its folder. */
  readonly folder: string;
  /** The site file, and behind it those that it includes, in their order. */
  readonly texts: readonly SiteText[];
  /** The day that it is, as YYYY-MM-DD. */
  readonly today: string;
};

/** A site that was read, as one that something is added to. */
export function siteInWork(
  source: SiteSource,
  { file, sources }: Pick<ReadSite, 'file' | 'sources'>,
  today: string,
): SiteInWork {
  const folder = dirname(file);
  const texts = sources.map((each) => ({
    name: relative(folder, each.file).split(sep).join('/'),
    text: each.text,
  }));
  return { source, folder, texts, today };
}

/** The languages of a site by their codes. */
export const languagesOf = ({ source }: SiteInWork): readonly string[] =>
  Object.keys(source.languages);

/** @throws UsageError where the site has a page of this name */
export function assertPageFree({ source }: SiteInWork, name: string): void {
  if (Object.hasOwn(source.pages, name)) {
    throw new UsageError({
      zh: `名称已被占用：已有页面 ${name}`,
      en: `the name is taken: there is a page ${name}`,
    });
  }
}

/** @throws UsageError where the site has a route of this name */
export function assertRouteFree({ source }: SiteInWork, id: string): void {
  if (flatRoutes(source.routes).some(({ route }) => route.id === id)) {
    throw new UsageError({
      zh: `名称已被占用：已有路由 ${id}`,
      en: `the name is taken: there is a route ${id}`,
    });
  }
}

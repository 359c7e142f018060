import { basename, dirname } from 'node:path';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { UsageError } from '../usage-error.ts';

/** A site that something is added to. */
export type SiteInWork = {
  readonly source: SiteSource;
  /** Its folder. */
  readonly folder: string;
  /** The name of the site file in it. */
  readonly fileName: string;
  /** What the site file says, as it is written. */
  readonly text: string;
  /** The day that it is, as YYYY-MM-DD. */
  readonly today: string;
};

/** A site that was read, as one that something is added to. */
export const siteInWork = (
  source: SiteSource,
  { file, text }: { readonly file: string; readonly text: string },
  today: string,
): SiteInWork => ({ source, folder: dirname(file), fileName: basename(file), text, today });

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

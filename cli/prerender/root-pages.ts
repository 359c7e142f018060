import type { Model } from '../../schema/model.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { pageFiles } from '../built-files/page-files.ts';
import { withoutSlash } from './page-targets.ts';

/** The files of the languages' roots, by the path of the page that each leads to on the default device. */
export function rootPages({ site, tables }: Model): ReadonlyMap<string, string> {
  const { menuCodes, fnCodes } = site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  return new Map(
    tables
      .filter(({ device }) => device === site.defaultDevice)
      .flatMap((table) => {
        const target = rootTarget(table, site, visitor);
        const { prefix = '' } = site.languages[table.language] ?? {};
        const [file] = pageFiles(`${prefix}/`, '');
        return target === undefined || file === undefined
          ? []
          : [[target, withoutSlash(file)] as const];
      }),
  );
}

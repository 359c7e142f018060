import type { Model } from '../../schema/model.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { pageFiles } from '../built-files/page-files.ts';
import { withoutSlash } from './page-targets.ts';

/**
 * The files of the languages' roots, by the path of the page that each leads to: on the default device, and on those
 * whose addresses begin with a prefix.
 */
export function rootPages({ site, tables }: Model): ReadonlyMap<string, string> {
  const { menuCodes, fnCodes } = site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  return new Map(
    tables
      .filter(({ device }) => device === site.defaultDevice || site.devices[device]?.prefix)
      .flatMap((table) => {
        const target = rootTarget(table, site, visitor);
        const { prefix = '' } = site.languages[table.language] ?? {};
        const start = site.devices[table.device]?.prefix ?? '';
        const [file] = pageFiles(`${start}${prefix}/`, '');
        // The page may have this file by itself.
        return target === undefined || file === undefined || pageFiles(target, '')[0] === file
          ? []
          : [[target, withoutSlash(file)] as const];
      }),
  );
}

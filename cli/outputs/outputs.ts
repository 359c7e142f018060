import { groupFiles } from './group-files.ts';
import type { Output } from './output.ts';
import { redirectsJson } from './redirects-json.ts';
import { routeTables } from './route-tables.ts';
import { siteJson } from './site-json.ts';
import { themeCss } from './theme-css.ts';

/** Everything that `site emit` writes. */
export const outputs: readonly Output[] = [
  groupFiles,
  redirectsJson,
  routeTables,
  siteJson,
  themeCss,
];

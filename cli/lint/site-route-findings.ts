import { join } from 'node:path';
import { parameterNames } from '../../schema/path/parse-path.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { contentRules } from '../content/content-rules.ts';
import { fieldAddresses } from '../content/field-addresses.ts';
import type { ReadContent } from '../content/read-content.ts';
import { listFiles } from '../files/list-files.ts';
import type { ReadResult } from '../read/read-result.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type LintContext, lintContext } from './lint-context.ts';
import { menuAddresses } from './menu-addresses.ts';
import { pathsByRoute } from './paths-by-route.ts';
import { placeFinding } from './place-finding.ts';
import { reachedRoutes } from './reached-routes.ts';
import { reservedPaths } from './reserved-paths.ts';
import type { Finding } from './rule.ts';

/** Addresses in the texts and the front matter of entries. */
const contentAddresses = ({ entries }: ReadContent, { collections = {} }: SiteSource): string[] =>
  entries.flatMap(({ record, collection }) => [
    ...record.addresses.map(({ address }) => address),
    ...fieldAddresses(record.fields, collections[collection]?.fields).map(({ address }) => address),
  ]);

function unreachable(
  context: LintContext,
  menu: readonly string[] | undefined,
  content: ReadContent,
): Finding[] {
  const addresses = [
    ...context.links.map(({ address }) => address),
    ...(menu ?? []),
    ...contentAddresses(content, context.source),
  ];
  const reached = reachedRoutes(context, addresses);
  const pathsOf = pathsByRoute(context.paths);
  return context.routes.flatMap((flat) => {
    const own = pathsOf.get(flat) ?? [];
    const [path] = own;
    if (!path || reached.has(flat)) return [];
    // A menu that is not known may lead to any address that needs no more than its path.
    const isPlain = own.some(({ text }) => parameterNames(text).length === 0);
    if (menu === undefined && isPlain) return [];
    return {
      pointer: [...flat.pointer, 'id'],
      what: 'value',
      message: `nothing leads to route "${flat.route.id}": no menu, link, list or redirect names ${path.text}`,
    };
  });
}

/** What is wrong with routes beside the files, the texts and the menus of a site. */
export async function siteRouteFindings(
  read: ReadResult,
  source: SiteSource,
  content: ReadContent,
): Promise<Diagnostic[]> {
  const context = lintContext(source);
  const folder = join(content.folder, 'public');
  const files = await listFiles(folder);
  const menu = await menuAddresses(source, folder);
  // A text with an error may have the link that is looked for.
  const lost = content.broken.length > 0 ? [] : unreachable(context, menu, content);
  const place = (id: 'route-reserved-path' | 'route-unreachable') => (finding: Finding) =>
    placeFinding(finding, { id, severity: contentRules[id].severity }, read);
  return [
    ...[...reservedPaths(context, files)].map(place('route-reserved-path')),
    ...lost.map(place('route-unreachable')),
  ];
}

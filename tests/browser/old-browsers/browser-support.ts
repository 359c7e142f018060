import data from '@mdn/browser-compat-data/forLegacyNode';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../../cli/old-browsers/oldest-browsers.ts';

/** The data of MDN: what each version of each browser has. */
export const compatData = data;

const names: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  safari: 'safari',
  ios: 'safari_ios',
  firefox: 'firefox',
};

const browsers = oldestBrowsers.map((each) => {
  const [, name = '', version = ''] = /^([a-z]+)(\d+)$/.exec(each) ?? [];
  return { name: names[name] ?? 'chrome', version: Number(version) };
});

/** Whether one version has what a statement describes, by its own name and without a flag. */
function hasFeature(support: SupportStatement | undefined, version: number): boolean {
  return [support ?? []].flat().some((each) => {
    const { version_added: added, version_removed: removed } = each;
    if (each.prefix || each.alternative_name || each.flags || typeof added !== 'string')
      return false;
    const since = added === 'preview' ? Number.POSITIVE_INFINITY : Number(added.replace('≤', ''));
    return since <= version && !(typeof removed === 'string' && Number(removed) <= version);
  });
}

/** The oldest browsers that lack what a statement describes; none where there is no statement. */
export const browsersWithout = (statement: CompatStatement | undefined): readonly string[] =>
  statement === undefined
    ? []
    : browsers
        .filter(({ name, version }) => !hasFeature(statement.support[name], version))
        .map(({ name, version }) => `${name} ${version}`);

/** Whether one of the oldest browsers lacks a feature that the data name. */
export const isLacking = (feature: Identifier | undefined): boolean =>
  browsersWithout(feature?.__compat).length > 0;

/** The feature below another, if the data name one. */
export function featureAt(
  parent: Identifier | undefined,
  ...names: readonly string[]
): Identifier | undefined {
  let found = parent;
  for (const name of names)
    found =
      found !== undefined && Object.hasOwn(found, name)
        ? (found as Readonly<Record<string, Identifier>>)[name]
        : undefined;
  return found;
}

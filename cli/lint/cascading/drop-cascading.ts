import type { ReadSite } from '../../read/read-result.ts';
import type { ReadRuleId } from '../../read/read-rules.ts';
import type { LintContext } from '../context/lint-context.ts';
import { valueAt } from '../context/value-at.ts';
import type { RuleId } from '../rules.ts';
import type { Found, IsCascading } from './found.ts';
import { pathCascades } from './path-cascades.ts';

/** Rules about names that are there twice. */
const isTwice: ReadonlySet<string> = new Set<ReadRuleId>([
  'yaml-duplicate-key',
  'include-conflict',
]);

/** Rules about what is not there in a language. */
const lacksLanguage: ReadonlySet<RuleId> = new Set([
  'language-missing-partner',
  'translation-missing',
]);

/** Rules about what nothing names. */
const reportsUnused: ReadonlySet<RuleId> = new Set([
  'lazy-group-unused',
  'page-unused',
  'block-unused',
  'route-parameter-unused',
]);

/** Rules about names of something that is not there. */
const namesNothing: ReadonlySet<RuleId> = new Set([
  'access-undefined-flag',
  'collection-detail',
  'collection-unknown',
  'language-home',
  'lazy-group-unknown',
  'menu-item',
  'menu-patch-without-route',
  'page-unknown',
  'redirect-target',
  'search-route',
]);

/**
 * A key that is there twice is missing in the data: it may be the language that seems to be missing, what it holds
 * may name what seems to be unused, or be the name that seems to be nowhere.
 */
function notationCascades({ diagnostics, locate, textOf, sources }: ReadSite): IsCascading {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return () => false;
  const twice = errors.filter(({ rule }) => isTwice.has(rule));
  return ({ finding: { pointer }, rule: { id } }) => {
    if (reportsUnused.has(id)) return true;
    if (twice.length === 0 || !(lacksLanguage.has(id) || namesNothing.has(id))) return false;
    const { file, start, end } = locate(pointer, 'value');
    if (lacksLanguage.has(id)) {
      return twice.some((each) => each.file === file && each.start >= start && each.end <= end);
    }
    const name = textOf(file).slice(start, end);
    const texts = sources.map(({ text }) => text).filter((text) => text.includes(name));
    return texts.length > 1 || texts.some((text) => text.indexOf(name) !== text.lastIndexOf(name));
  };
}

/** What nothing names is not reported where a name that is nearly the same is reported to name nothing. */
function nameCascades(all: readonly Found[], { source }: LintContext): IsCascading {
  const meant = new Set(all.flatMap(({ finding }) => finding.suggestion ?? []));
  return ({ finding: { pointer }, rule: { id } }) =>
    reportsUnused.has(id) &&
    [pointer.at(-1), valueAt(source, pointer)].some((name) => meant.has(String(name)));
}

/** What is wrong with a home is reported once: as an error, where the site is to be installed with it. */
function homeCascades(all: readonly Found[]): IsCascading {
  const homes = all
    .filter(({ rule: { id } }) => id === 'pwa-start')
    .map(({ finding }) => finding.pointer.join(' '));
  return ({ finding: { pointer }, rule: { id } }) =>
    (id === 'route-no-home' || id === 'access-guarded-entry') && homes.includes(pointer.join(' '));
}

/** Drops the findings that only follow from another finding. */
export function dropCascading(
  all: readonly Found[],
  read: ReadSite,
  context: LintContext,
): readonly Found[] {
  const checks: readonly IsCascading[] = [
    notationCascades(read),
    nameCascades(all, context),
    pathCascades(all, context),
    homeCascades(all),
  ];
  return all.filter((each) => !checks.some((isCascading) => isCascading(each)));
}

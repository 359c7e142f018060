import type { ReadResult } from '../read/read-result.ts';
import type { Found, IsConsequence } from './found.ts';
import type { LintContext } from './lint-context.ts';
import { pathConsequences } from './path-consequences.ts';
import { valueAt } from './value-at.ts';

/** Rules about what is not there in a language. */
const lacksLanguage: ReadonlySet<string> = new Set([
  'language-missing-partner',
  'translation-missing',
]);

/** Rules about names of something that is not there. */
const namesNothing: ReadonlySet<string> = new Set([
  'access-undefined-flag',
  'collection-detail',
  'collection-unknown',
  'language-home',
  'lazy-group-unknown',
  'menu-patch-without-route',
  'page-unknown',
  'redirect-target',
  'search-route',
]);

/**
 * A key that stands twice is left out of the data: it may be the language that seems to be missing, what it holds
 * may name what seems to be unused, or be the name that seems to be nowhere.
 */
function notationConsequences({ diagnostics, locate, text }: ReadResult): IsConsequence {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return () => false;
  const twice = errors.filter(({ rule }) => rule === 'yaml-duplicate-key');
  return ({ finding: { pointer }, rule: { id } }) => {
    if (id.endsWith('-unused')) return true;
    if (twice.length === 0 || !(lacksLanguage.has(id) || namesNothing.has(id))) return false;
    const { start, end } = locate(pointer, 'value');
    if (lacksLanguage.has(id)) {
      return twice.some((each) => each.start >= start && each.end <= end);
    }
    const name = text.slice(start, end);
    return text.indexOf(name) !== text.lastIndexOf(name);
  };
}

/** What nothing names is not told where a name that is nearly the same is told to name nothing. */
function nameConsequences(all: readonly Found[], { source }: LintContext): IsConsequence {
  const meant = new Set(all.flatMap(({ finding }) => finding.suggestion ?? []));
  return ({ finding: { pointer }, rule: { id } }) =>
    id.endsWith('-unused') &&
    [pointer.at(-1), valueAt(source, pointer)].some((name) => meant.has(String(name)));
}

/** Leaves out of what the rules found what follows from something else that is told. */
export function withoutConsequences(
  all: readonly Found[],
  read: ReadResult,
  context: LintContext,
): readonly Found[] {
  const judges = [
    notationConsequences(read),
    nameConsequences(all, context),
    pathConsequences(all, context),
  ];
  return all.filter((each) => !judges.some((isConsequence) => isConsequence(each)));
}

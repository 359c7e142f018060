import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from '../context/lint-context.ts';
import { valueAt } from '../context/value-at.ts';
import type { RuleId } from '../rules.ts';
import { barePath } from './bare-path.ts';
import type { Found, IsCascading } from './found.ts';

/** Rules about the paths of routes: while one is broken it is not known which addresses there will be. */
const aboutPaths: ReadonlySet<RuleId> = new Set([
  'path-segment',
  'path-characters',
  'path-depth',
  'path-duplicate-parameter',
  'path-trailing-slash',
  'path-language',
  'route-duplicate-path',
  'route-case-collision',
  'language-missing-partner',
  'language-unknown',
  'twin-collision',
  'device-suffix',
]);

/** Rules about paths that are named and not there. */
const namesPath: ReadonlySet<RuleId> = new Set([
  'language-home',
  'menu-patch-without-route',
  'redirect-target',
]);

const startsWith = (pointer: Pointer, start: Pointer): boolean =>
  start.every((key, index) => pointer[index] === key);

/** The languages of which a path may be missing where this was found. */
function languagesOf({ finding, rule }: Found, context: LintContext): readonly string[] {
  const { pointer } = finding;
  const all = Object.keys(context.settings.languages);
  const at = pointer.indexOf('paths');
  const own = pointer[at + 1];
  if (rule.id !== 'language-missing-partner' && own !== undefined && all.includes(String(own)))
    return [String(own)];
  const paths = valueAt(context.source, pointer.slice(0, at + 1));
  return all.filter((language) => !Object.hasOwn(Object(paths), language));
}

/** Whether a path only seems to be in the way of others, or to be nowhere, because a path is wrong. */
export function pathCascades(all: readonly Found[], context: LintContext): IsCascading {
  const wrong = all.filter(
    ({ rule: { id, severity } }) => severity === 'error' && aboutPaths.has(id),
  );
  if (wrong.length === 0) return () => false;
  const { settings, paths, badPaths, source } = context;
  const texts = [...paths, ...badPaths]
    .filter(({ pointer }) => wrong.some(({ finding }) => startsWith(pointer, finding.pointer)))
    .map(({ text }) => barePath(text));
  const languages = new Set(wrong.flatMap((each) => languagesOf(each, context)));
  const astray = new Set(
    wrong.flatMap(({ finding, rule }) =>
      rule.id === 'path-language' ? JSON.stringify(finding.pointer) : [],
    ),
  );
  return ({ finding: { pointer, suggestion }, rule }) => {
    // Without its prefix a path gets in the way of others.
    if (rule.id.startsWith('route-') && astray.has(JSON.stringify(pointer))) return true;
    const named = namesPath.has(rule.id) ? valueAt(source, pointer) : undefined;
    if (typeof named !== 'string') return false;
    const path = barePath(named);
    // What is near to a right path is a mistake of its own.
    const isNowhere = suggestion === undefined;
    return (
      texts.some((text) => text.startsWith(path) || text.endsWith(path) || path.endsWith(text)) ||
      (isNowhere &&
        languages.has(languageOfPath(named, settings.prefixes, settings.defaultLanguage)))
    );
  };
}

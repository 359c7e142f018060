import type { Identifier } from '@mdn/browser-compat-data/types';
import { type Container, type Declaration, type Document, parse, type Rule } from 'postcss';
import { compatData, featureAt, isLacking } from './browser-support.ts';

type Features = Readonly<Record<string, Identifier>>;

const { css } = compatData;
const types = css.types as Features;

/** Functions of values, wherever the data name them: `min()`, `color-mix()`. */
const functions = new Map<string, Identifier>();
for (const group of [types, ...Object.values(types)])
  for (const [name, feature] of Object.entries(group as Features))
    if (name !== '__compat') functions.set(name, feature);

/** Units that the data name together. */
const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^d(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** The conditions of `@supports` that something stands in. */
function conditionsOf(node: Declaration | Rule): string {
  const found: string[] = [];
  let parent: Container | Document | undefined = node.parent;
  while (parent) {
    if (
      parent.type === 'atrule' &&
      'params' in parent &&
      'name' in parent &&
      parent.name === 'supports'
    )
      found.push(String(parent.params));
    parent = parent.parent;
  }
  return found.join(' ');
}

/** Names of what a declaration asks of the browser, with what the data say of each. */
function* featuresOfDeclaration({
  prop,
  value,
}: Declaration): Iterable<[string, Identifier | undefined]> {
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  if (!prop.startsWith('--') && !prop.startsWith('-')) {
    yield [prop, featureAt(css.properties, prop)];
    for (const [word] of plain.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      yield [`${prop}: ${word}`, featureAt(css.properties, prop, word)];
  }
  for (const [, name = ''] of plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    yield [`${name}()`, functions.get(name)];
  for (const [, unit = ''] of plain.matchAll(/(?<![\w#-])-?[\d.]+([a-z]+)(?!\w)/g)) {
    const [, group = unit] = unitGroups.find(([pattern]) => pattern.test(unit)) ?? [];
    yield [`unit ${unit}`, featureAt(types, 'length', group)];
  }
}

function* featuresOfSelector({ selector }: Rule): Iterable<[string, Identifier | undefined]> {
  for (const [name, word = ''] of selector.matchAll(/::?([a-z][\w-]*)/g))
    yield [name, featureAt(css.selectors, word)];
  if (/:not\([^()]*,/.test(selector))
    yield [':not(a, b)', featureAt(css.selectors, 'not', 'selector_list')];
  if (selector.includes('&')) yield ['&', featureAt(css.selectors, 'nesting')];
}

/**
 * What a style sheet asks that one of the oldest browsers lacks, with a place where it does. What stands inside of a
 * condition that names it is not among it.
 */
export function lackingCss(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const see = ([name, feature]: [string, Identifier | undefined], place: string): void => {
    if (isLacking(feature) && !found.has(name)) found.set(name, place);
  };
  parse(text).walk((node) => {
    if (node.type === 'decl') {
      const conditions = conditionsOf(node);
      const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? [];
      const isSecond = before.some((each) => each.type === 'decl' && each.prop === node.prop);
      for (const each of featuresOfDeclaration(node)) {
        // Browsers keep the declaration before one that they do not understand.
        if (isSecond && each[0] !== node.prop) continue;
        if (!conditions.includes(`(${node.prop}:`)) see(each, String(node.parent).slice(0, 200));
      }
    } else if (node.type === 'rule') {
      for (const each of featuresOfSelector(node)) see(each, node.selector);
    } else if (node.type === 'atrule') {
      see([`@${node.name}`, featureAt(css['at-rules'], node.name)], node.params);
      if (node.name !== 'media') return;
      for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g))
        see(
          [
            `@media (${name})`,
            featureAt(css['at-rules'], 'media', name.replace(/^(min|max)-/, '')),
          ],
          node.params,
        );
      if (/[<>]/.test(node.params))
        see(['@media (a < b)', featureAt(css['at-rules'], 'media', 'range_syntax')], node.params);
    }
  });
  return found;
}

/** What a selector is about, without the states and the surroundings that vary it. */
const subjectOf = (selector: string): string => {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? selector.trim();
};

/** Rules that space the items of a flex container by `gap`, or whose container is not known. */
export function flexGaps(text: string): readonly string[] {
  const root = parse(text);
  const spaced = new Set<string>();
  root.walkDecls(/^(display|columns|column-(count|width))$/, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule' || (prop === 'display' && !/^(inline-)?grid$/.test(value))) return;
    for (const each of (parent as Rule).selectors) spaced.add(subjectOf(each));
  });
  root.walkDecls('display', ({ value, parent }) => {
    if (parent?.type !== 'rule' || !/^(inline-)?flex$/.test(value)) return;
    for (const each of (parent as Rule).selectors) spaced.delete(subjectOf(each));
  });
  const found = new Set<string>();
  root.walkDecls(/^((row|column)-)?gap$/, ({ parent }) => {
    for (const each of parent?.type === 'rule' ? (parent as Rule).selectors : [])
      if (!spaced.has(subjectOf(each))) found.add(each);
  });
  return [...found];
}

/** Selectors of rules, by whether they stand in `@supports` with a condition. */
export function selectorsOf(
  text: string,
  condition: RegExp | undefined,
  matches: (rule: Rule) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  parse(text).walkRules((rule) => {
    const conditions = conditionsOf(rule);
    const isAsked = condition === undefined ? conditions === '' : condition.test(conditions);
    if (isAsked && matches(rule)) for (const each of rule.selectors) found.add(each);
  });
  return found;
}

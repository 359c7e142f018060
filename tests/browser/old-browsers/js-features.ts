import type { Identifier } from '@mdn/browser-compat-data/types';
import { type CallExpression, type MemberExpression, type Node, parse } from 'acorn';
import { type SimpleVisitors, simple } from 'acorn-walk';
import { compatData, isLacking } from './browser-support.ts';

type Features = Readonly<Record<string, Identifier>>;

const groups: readonly Features[] = [
  compatData.javascript.builtins as unknown as Features,
  compatData.api as unknown as Features,
];

const membersOf = (group: Identifier): [string, Identifier][] =>
  Object.entries(group as Features).filter(([name]) => name !== '__compat');

const globals = new Set<string>();
const statics = new Set<string>();
const commonStatics = new Set<string>();
const events = new Set<string>();
const members = new Set<string>();
/** Members that at least one interface has everywhere: a name alone says nothing of them. */
const common = new Set<string>();
for (const [owner, feature] of groups.flatMap((group) => Object.entries(group))) {
  if (isLacking(feature)) globals.add(owner);
  for (const [key, member] of membersOf(feature)) {
    const [, name = key, kind] = /^(.*)_(static|event)$/.exec(key) ?? [];
    if (kind === 'static') (isLacking(member) ? statics : commonStatics).add(`${owner}.${name}`);
    else if (kind === 'event' && isLacking(member)) events.add(name);
    else if (kind === undefined) (isLacking(member) ? members : common).add(name);
    if (kind === 'event' && !isLacking(member)) common.add(`${name} event`);
    if (owner === 'Window' && kind === undefined && isLacking(member)) globals.add(name);
    // Constructors and namespaces are members of the window.
    if (/^(Intl|WebAssembly)$/.test(owner) && isLacking(member)) statics.add(`${owner}.${name}`);
  }
}
for (const name of common) members.delete(name);

const nameOf = ({ computed, property }: MemberExpression): string | undefined =>
  !computed && property.type === 'Identifier' ? property.name : undefined;

/** `Owner.member`, as statics are named. */
const ownedName = (node: MemberExpression): string =>
  `${node.object.type === 'Identifier' ? node.object.name : ''}.${nameOf(node)}`;

/** The names that a script declares itself, anywhere. */
function declaredIn(program: Node): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (node: { readonly type: string; readonly name?: string }): void => {
    if (node.name !== undefined) found.add(node.name);
  };
  const patterns = { VariablePattern: add } as SimpleVisitors<unknown>;
  simple(program, {
    ...patterns,
    Function: ({ id }) => id && add(id),
    Class: ({ id }) => id && add(id),
    ImportSpecifier: ({ local }) => add(local),
    ImportDefaultSpecifier: ({ local }) => add(local),
    ImportNamespaceSpecifier: ({ local }) => add(local),
  });
  return found;
}

/** The event that a call listens to. */
const eventOf = ({ callee, arguments: [first] }: CallExpression): string | undefined =>
  callee.type === 'MemberExpression' &&
  nameOf(callee) === 'addEventListener' &&
  first?.type === 'Literal' &&
  typeof first.value === 'string'
    ? first.value
    : undefined;

/**
 * What a script names or calls that one of the oldest browsers lacks: globals, `Owner.static`, `.method()`,
 * `on event`. A property that is read alone is undefined there.
 * @throws SyntaxError where its syntax is newer than ES2020
 */
export function lackingJs(text: string): ReadonlyMap<string, string> {
  const program = parse(text, { ecmaVersion: 2020, sourceType: 'module' });
  const declared = declaredIn(program);
  const found = new Map<string, string>();
  const see = (name: string, { start, end }: Node): void => {
    if (!found.has(name)) found.set(name, text.slice(Math.max(0, start - 60), end + 40));
  };
  simple(program, {
    Identifier: (node) => {
      if (globals.has(node.name) && !declared.has(node.name)) see(node.name, node);
    },
    MemberExpression: (node) => {
      const owned = ownedName(node);
      if (statics.has(owned)) see(owned, node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && !commonStatics.has(ownedName(callee))) {
        const name = nameOf(callee);
        if (name !== undefined && members.has(name)) see(`.${name}()`, callee);
      }
      const event = eventOf(node);
      if (event !== undefined && events.has(event) && !common.has(`${event} event`))
        see(`on ${event}`, node);
    },
    Literal: (node) => {
      // Safari has it since 16.4: before, a script with one does not run at all.
      if (node.regex && /\(\?<[=!]/.test(node.regex.pattern)) see('lookbehind', node);
    },
    ExportAllDeclaration: (node) => {
      if (node.exported) see('export * as', node);
    },
  });
  return found;
}

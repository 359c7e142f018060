import { builtInDefinitions, type Definitions } from '../../schema/blocks/block-definitions.ts';
import { ownValue } from '../../schema/own-value.ts';

type Node = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly 'x-localised'?: boolean;
  readonly 'x-link'?: boolean;
};

/** What blocks have in the place of these definitions; others are spelled out. */
const named: Readonly<Record<string, string>> = {
  '#/$defs/picture': 'PictureData',
  '#/$defs/block': 'BlocksData[number]',
};

/** Keys that the runtime takes out before a component gets its block. */
const taken = ['guard', 'devices'];

const isName = /^[A-Za-z_$][\w$]*$/;

const comment = (text: string | undefined, indent: string): string =>
  text === undefined
    ? ''
    : `${indent}/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n`;

function objectType(node: Node, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = node;
  const inner = `${indent}  `;
  const members = Object.entries(properties)
    .filter(([key]) => !taken.includes(key))
    .map(([key, each]) => {
      const name = isName.test(key) ? key : JSON.stringify(key);
      const mark = required.includes(key) ? '' : '?';
      return `${comment(each.description, inner)}${inner}readonly ${name}${mark}: ${typeOf(each, inner)};\n`;
    });
  if (members.length > 0) return `{\n${members.join('')}${indent}}`;
  const value =
    typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
  return `Readonly<Record<string, ${value}>>`;
}

function typeOf(node: Node, indent: string): string {
  if (node.$ref !== undefined) {
    const name = ownValue(named, node.$ref);
    if (name !== undefined) return name;
    const referred = ownValue(builtInDefinitions, node.$ref.slice('#/$defs/'.length));
    return typeOf((referred ?? {}) as Node, indent);
  }
  const types = [node.type ?? []].flat();
  if (node['x-localised']) return types.includes('array') ? 'readonly string[]' : 'string';
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((each) => JSON.stringify(each)).join(' | ');
  const all = types.map((type) => {
    switch (type) {
      case 'integer':
        return 'number';
      case 'array':
        return `readonly (${typeOf(node.items ?? {}, indent)})[]`;
      case 'object':
        return objectType(node, indent);
      default:
        return type;
    }
  });
  return all.length === 0 ? 'unknown' : all.join(' | ');
}

/**
 * The types of a site's own blocks, as their components take them: what block.json says, in the language of the page.
 * @param definitions of the site's own blocks, by `pullQuoteBlock`
 * @returns the text of a declaration file
 */
export function blockDeclarations(definitions: Definitions): string {
  const blocks = Object.entries(definitions)
    .filter(([name]) => name.endsWith('Block'))
    .map(([name, definition]) => {
      const node = definition as Node;
      const type = name.slice(0, -'Block'.length);
      return `${comment(node.description, '    ')}    ${type}: ${objectType(node, '    ')};\n`;
    });
  return [
    '// Written by site lint and site dev.\n',
    `import type { BlocksData, PictureData } from 'site-runtime/blocks';\n\n`,
    `declare module 'site-runtime/blocks' {\n  interface OwnBlocks {\n${blocks.join('')}  }\n}\n\n`,
    `export type { BlocksData, PictureData };\n`,
  ].join('');
}

/** What modules a site's components import that are no scripts. */
export const assetTypes = [
  '// Written by site lint and site dev.\n',
  "declare module '*.module.css' {\n",
  '  const classes: Readonly<Record<string, string>>;\n',
  '  export default classes;\n',
  '}\n\n',
  ...['svg', 'png', 'jpg', 'webp', 'avif'].map(
    (type) =>
      `declare module '*.${type}' {\n  const address: string;\n  export default address;\n}\n\n`,
  ),
].join('');

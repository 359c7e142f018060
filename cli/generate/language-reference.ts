import { designTokens } from '../../schema/theme/design-tokens.ts';
import type { SchemaNode } from './bundle-schema.ts';

type Node = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly items?: Node;
  readonly oneOf?: readonly Node[];
  readonly 'x-expects'?: string;
  readonly deprecated?: boolean;
  readonly 'x-instead'?: unknown;
};

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
const nameOf = (reference: string): string => reference.slice('#/$defs/'.length);

const blockSuffix = 'Block';
const isBlock = (name: string): boolean => name.endsWith(blockSuffix);
const blockType = (name: string): string => name.slice(0, -blockSuffix.length);
/** Blocks and parts may share a name (text, link); their headings do not. */
const blockHeading = (name: string): string => `${blockType(name)} block`;

/** A link to a heading of this page, whose id is the one that GitHub gives it. */
const linkTo = (label: string, heading: string): string =>
  `[${label}](#${heading.toLowerCase().replaceAll(' ', '-')})`;

/** The type of a key's value, in a few words. */
function typeOf(node: Node): string {
  if (node.$ref) {
    const name = nameOf(node.$ref);
    return name === 'block' ? linkTo('block', 'Blocks') : linkTo(name, name);
  }
  if (node.const !== undefined) return `\`${String(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (node.items) return `list of ${typeOf(node.items)}`;
  if (node.oneOf) return node.oneOf.map(typeOf).join(' or ');
  if (typeof node.additionalProperties === 'object') {
    return `by name: ${typeOf(node.additionalProperties)}`;
  }
  return node['x-expects'] ?? [node.type ?? 'any'].flat().join(' or ');
}

type Definitions = Readonly<Record<string, Node>>;

/** A description as Markdown: what stands outside of backticks shows as it is written. */
const escaped = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[*<~]/g, '\\$&') : part))
    .join('`');

/** The description of a key: its own, else that of the part it refers to. */
const describe = ({ description, $ref }: Node, definitions: Definitions): string =>
  description ?? ($ref && definitions[nameOf($ref)]?.description) ?? '';

function* rowsOf(node: Node, definitions: Definitions, before = ''): Generator<string> {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    // An old name is documented by its current one.
    if (child.deprecated && child['x-instead'] !== undefined) continue;
    const isRequired = node.required?.includes(key) ?? false;
    const defaultValue =
      child.default === undefined ? '' : ` Default: \`${JSON.stringify(child.default)}\`.`;
    const name = `\`${before}${key}\`${isRequired ? ' **\\***' : ''}`;
    yield `| ${name} | ${cell(typeOf(child))} | ${cell(escaped(describe(child, definitions)) + defaultValue)} |`;
    yield* rowsOf(child, definitions, `${before}${key}.`);
    if (child.items?.properties) yield* rowsOf(child.items, definitions, `${before}${key}[].`);
    if (typeof child.additionalProperties === 'object') {
      yield* rowsOf(child.additionalProperties, definitions, `${before}${key}.*.`);
    }
  }
}

function section(title: string, node: Node, definitions: Definitions): string {
  const rows = [...rowsOf(node, definitions)];
  const table =
    rows.length === 0 ? [] : ['', '| key | type | description |', '|---|---|---|', ...rows];
  return [`### ${title}`, '', escaped(node.description ?? ''), ...table, ''].join('\n');
}

/** The first sentence of a description. */
const summaryOf = ({ description = '' }: Node): string =>
  cell(escaped(/^.*?\.(?= |$)/.exec(description)?.[0] ?? description));

/** Every kind of block with a sentence, linked to its section. */
const blockIndex = (names: readonly string[], definitions: Definitions): string =>
  [
    '| block | description |',
    '|---|---|',
    ...names.map(
      (name) =>
        `| ${linkTo(blockType(name), blockHeading(name))} | ${summaryOf(definitions[name] ?? {})} |`,
    ),
    '',
  ].join('\n');

/** The tokens that `theme` may set. */
function tokenTable(): string {
  const rows = designTokens.map(({ name, kind, meaning, light, dark, contrast }) => {
    const others = Object.entries({ dark, contrast }).flatMap(([theme, value]) =>
      value === undefined ? [] : [`${theme}: \`${value}\``],
    );
    const values = cell([`\`${light}\``, ...others].join(', '));
    return `| \`${name}\` | ${kind} | ${cell(escaped(meaning))} | ${values} |`;
  });
  const head = ['| token | kind | meaning | default |', '|---|---|---|---|'];
  const about =
    'What `theme.light`, `theme.dark` and `theme.contrast` may set. A value may be that of another token: `var(--brand)`.';
  return ['## Design tokens', '', about, '', ...head, ...rows, ''].join('\n');
}

/** The reference of the site language, as Markdown: every block and every part of a site file, from its schema. */
export function languageReference(schema: SchemaNode): string {
  const definitions = schema.$defs as Definitions;
  const names = Object.keys(definitions).sort();
  const blocks = names.filter(isBlock);
  return [
    '# The site language',
    '',
    'Generated from `schema/language` by `npm run generate`. Do not edit. Required keys are marked **\\***.',
    '',
    'How to write a site is explained in [the guide](../guide/writing-a-site.md).',
    '',
    '## The site file',
    '',
    section('site.yaml', schema as Node, definitions),
    '## Blocks',
    '',
    'A page is a list of blocks. Each names its kind: `type: articleList`.',
    '',
    blockIndex(blocks, definitions),
    ...blocks.map((name) => section(blockHeading(name), definitions[name] ?? {}, definitions)),
    '## Parts',
    '',
    ...names
      .filter((name) => !isBlock(name) && name !== 'block')
      .map((name) => section(name, definitions[name] ?? {}, definitions)),
    tokenTable(),
  ].join('\n');
}

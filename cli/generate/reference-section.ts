import type { CliLanguage } from '../local-text.ts';
import { escapedMarkdown } from './escaped-markdown.ts';
import { referenceWords } from './reference-words.ts';

/** A node of the site language's schema, as far as its reference tells of it. */
export type Node = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly 'x-zh'?: string;
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

/** A text as the cell of a table. */
export const cell = (text: string): string =>
  text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').trim();
/** The name of a definition, in a reference to it. */
export const nameOf = (reference: string): string => reference.slice('#/$defs/'.length);

const blockSuffix = 'Block';
/** Whether a definition is of a kind of block. */
export const isBlock = (name: string): boolean => name.endsWith(blockSuffix);
/** The kind of a block, by the name of its definition. */
export const blockType = (name: string): string => name.slice(0, -blockSuffix.length);
/** The heading of a kind of block. */
export const blockHeading = (name: string, language: CliLanguage): string =>
  texts[language].blockHeading(blockType(name));

/** A link to a heading of this page, whose id is the one that GitHub gives it. */
export const linkTo = (label: string, heading: string): string =>
  `[${label}](#${heading.toLowerCase().replaceAll(' ', '-')})`;

/** The words of the reference. */
export const texts = {
  zh: {
    title: '站点语言',
    summary: '站点文件里的每个键、每种区块和每个设计变量。',
    generated: '<!-- 本页由 `npm run generate` 从 `schema/language` 生成，请勿手改。 -->',
    required: '必需的键标有 **\\***。',
    guide: '怎样编写网站，见[编写网站](../../guide/zh/writing-a-site.md)。',
    ownBlocks: '本站的区块',
    ownGenerated: '本页由 `site lint` 从 `blocks` 里的 block.json 写出。必需的键标有 **\\***。',
    siteFile: '站点文件',
    blocks: '区块',
    blocksAbout: '页面由一列区块组成。每个区块写明自己的种类：`type: articleList`。',
    parts: '组成部分',
    block: '区块',
    columns: '| 键 | 类型 | 说明 |',
    blockColumns: '| 区块 | 说明 |',
    blockHeading: (type: string) => `区块 ${type}`,
    listOf: (type: string) => `列表：${type}`,
    byName: (type: string) => `按名称：${type}`,
    choice: '、',
    or: ' 或 ',
    byDefault: (value: string) => `默认：\`${value}\`。`,
    tokens: '设计变量',
    tokensAbout:
      '`theme.light`、`theme.dark` 和 `theme.contrast` 中可以设置的变量，见[设计变量](tokens.md)，每个都有图。',
  },
  en: {
    title: 'The site language',
    summary: 'Every key of the site file, every block and every design token.',
    // Who edits the file reads it; who reads the page does not.
    generated: '<!-- Generated from `schema/language` by `npm run generate`. Do not edit. -->',
    required: 'Required keys are marked **\\***.',
    guide: 'How to write a site is explained in [the guide](../guide/writing-a-site.md).',
    ownBlocks: 'Blocks of this site',
    ownGenerated:
      'Written by `site lint` from each block.json in `blocks`. Required keys are marked **\\***.',
    siteFile: 'The site file',
    blocks: 'Blocks',
    blocksAbout: 'A page is a list of blocks. Each names its kind: `type: articleList`.',
    parts: 'Parts',
    block: 'block',
    columns: '| key | type | description |',
    blockColumns: '| block | description |',
    // Blocks and parts may share a name (text, link); their headings do not.
    blockHeading: (type: string) => `${type} block`,
    listOf: (type: string) => `list of ${type}`,
    byName: (type: string) => `by name: ${type}`,
    choice: ', ',
    or: ' or ',
    byDefault: (value: string) => ` Default: \`${value}\`.`,
    tokens: 'Design tokens',
    tokensAbout:
      'What `theme.light`, `theme.dark` and `theme.contrast` may set stands in [a page of its own](tokens.md), with pictures.',
  },
} as const;

/** The type of a key's value, in a few words. */
function typeOf(node: Node, language: CliLanguage): string {
  const words = texts[language];
  const inner = (each: Node): string => typeOf(each, language);
  if (node.$ref) {
    const name = nameOf(node.$ref);
    return name === 'block' ? linkTo(words.block, words.blocks) : linkTo(name, name);
  }
  if (node.const !== undefined) return `\`${String(node.const)}\``;
  if (node.enum) return node.enum.map((value) => `\`${String(value)}\``).join(words.choice);
  if (node.items) return words.listOf(inner(node.items));
  if (node.oneOf) return node.oneOf.map(inner).join(words.or);
  if (typeof node.additionalProperties === 'object') {
    return words.byName(inner(node.additionalProperties));
  }
  const kinds = node['x-expects'] ?? node.type ?? 'any';
  return [kinds]
    .flat()
    .map((each) => referenceWords(each, language))
    .join(words.or);
}

/** Definitions, by name. */
export type Definitions = Readonly<Record<string, Node>>;

/** What a node says of itself in a language. */
export const textOf = (
  { description = '', 'x-zh': zh = '' }: Node,
  language: CliLanguage,
): string => (language === 'zh' ? zh : description);

/** The description of a key: its own, else that of the part it refers to. */
function describe(node: Node, definitions: Definitions, language: CliLanguage): string {
  const own = textOf(node, language);
  return own === '' && node.$ref ? textOf(definitions[nameOf(node.$ref)] ?? {}, language) : own;
}

function* rowsOf(
  node: Node,
  definitions: Definitions,
  language: CliLanguage,
  before = '',
): Generator<string> {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    // An old name is documented by its current one.
    if (child.deprecated && child['x-instead'] !== undefined) continue;
    const isRequired = node.required?.includes(key) ?? false;
    const defaultValue =
      child.default === undefined ? '' : texts[language].byDefault(JSON.stringify(child.default));
    const name = `\`${before}${key}\`${isRequired ? ' **\\***' : ''}`;
    yield `| ${name} | ${cell(typeOf(child, language))} | ${cell(escapedMarkdown(describe(child, definitions, language)) + defaultValue)} |`;
    yield* rowsOf(child, definitions, language, `${before}${key}.`);
    if (child.items?.properties)
      yield* rowsOf(child.items, definitions, language, `${before}${key}[].`);
    if (typeof child.additionalProperties === 'object') {
      yield* rowsOf(child.additionalProperties, definitions, language, `${before}${key}.*.`);
    }
  }
}

/** A block or part: its heading, what it is, its keys. */
export function section(
  title: string,
  node: Node,
  definitions: Definitions,
  language: CliLanguage,
): string {
  const rows = [...rowsOf(node, definitions, language)];
  const table = rows.length === 0 ? [] : ['', texts[language].columns, '|---|---|---|', ...rows];
  return [`### ${title}`, '', escapedMarkdown(textOf(node, language)), ...table, ''].join('\n');
}

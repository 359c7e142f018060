import type { CliLanguage } from '../local-text.ts';
import type { SchemaNode } from './bundle-schema.ts';
import { escapedMarkdown } from './escaped-markdown.ts';
import {
  blockHeading,
  blockType,
  cell,
  type Definitions,
  isBlock,
  linkTo,
  type Node,
  section,
  textOf,
  texts,
} from './reference-section.ts';

/** The first sentence of a description. */
const summaryOf = (node: Node, language: CliLanguage): string => {
  const text = textOf(node, language);
  return cell(escapedMarkdown(/^.*?(?:。|\.(?= |$))/.exec(text)?.[0] ?? text));
};

/** Every kind of block with a sentence, linked to its section. */
const blockIndex = (
  names: readonly string[],
  definitions: Definitions,
  language: CliLanguage,
): string =>
  [
    texts[language].blockColumns,
    '|---|---|',
    ...names.map(
      (name) =>
        `| ${linkTo(blockType(name), blockHeading(name, language))} | ${summaryOf(definitions[name] ?? {}, language)} |`,
    ),
    '',
  ].join('\n');

/** The reference of the site language, as Markdown: every block and every part of a site file, from its schema. */
export function languageReference(schema: SchemaNode, language: CliLanguage): string {
  const words = texts[language];
  const definitions = schema.$defs as Definitions;
  const names = Object.keys(definitions).sort();
  const blocks = names.filter(isBlock);
  return [
    '---',
    'order: 1',
    `summary: ${words.summary}`,
    '---',
    '',
    `# ${words.title}`,
    '',
    words.generated,
    '',
    `${words.required}${language === 'zh' ? '' : ' '}${words.guide}`,
    '',
    `## ${words.siteFile}`,
    '',
    section('site.yaml', schema as Node, definitions, language),
    `## ${words.blocks}`,
    '',
    words.blocksAbout,
    '',
    blockIndex(blocks, definitions, language),
    ...blocks.map((name) =>
      section(blockHeading(name, language), definitions[name] ?? {}, definitions, language),
    ),
    `## ${words.parts}`,
    '',
    ...names
      .filter((name) => !isBlock(name) && name !== 'block')
      .map((name) => section(name, definitions[name] ?? {}, definitions, language)),
    `## ${words.tokens}`,
    '',
    words.tokensAbout,
    '',
  ].join('\n');
}

import type { CliLanguage } from '../local-text.ts';
import {
  blockHeading,
  type Definitions,
  type Node,
  nameOf,
  section,
  texts,
} from './reference-section.ts';

/** Keys that every block has: the reference of the site language explains them. */
const commonKeys = ['guard', 'devices'];

/** Names of the definitions that a part of the schema refers to, and those that these refer to. */
function referred(value: unknown, definitions: Definitions, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { $ref } = value as Node;
  const name = typeof $ref === 'string' ? nameOf($ref) : undefined;
  if (name !== undefined && name !== 'block' && !found.has(name)) {
    found.add(name);
    referred(definitions[name], definitions, found);
  }
  for (const member of Object.values(value)) referred(member, definitions, found);
}

/**
 * The reference of a site's own kinds of blocks, as Markdown, with the parts of the site language that they refer to.
 * @param own definitions of its blocks, by `pullQuoteBlock`
 * @param definitions those of the site's language
 */
export function ownBlocksReference(
  own: Readonly<Record<string, object>>,
  definitions: Readonly<Record<string, object>>,
  language: CliLanguage,
): string {
  const words = texts[language];
  const blocks = Object.entries(own as Definitions).map(([name, node]) => {
    const properties = Object.entries(node.properties ?? {}).filter(
      ([key]) => !commonKeys.includes(key),
    );
    return [name, { ...node, properties: Object.fromEntries(properties) }] as const;
  });
  const parts = new Set<string>();
  referred(
    blocks.map(([, node]) => node),
    definitions as Definitions,
    parts,
  );
  const shown = (name: string, node: Node): string =>
    section(name, node, definitions as Definitions, language);
  return [
    `# ${words.ownBlocks}`,
    '',
    words.ownGenerated,
    '',
    ...blocks.map(([name, node]) => shown(blockHeading(name, language), node)),
    ...(parts.size > 0 ? [`## ${words.parts}`, ''] : []),
    ...[...parts].sort().map((name) => shown(name, (definitions as Definitions)[name] ?? {})),
  ].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { camelCase } from '../kebab-name.ts';

export type SchemaNode = { readonly [key: string]: unknown };

const readJson = (file: string): SchemaNode => JSON.parse(readFileSync(file, 'utf8'));
const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();

/**
 * Joins the parts of the site language into one JSON Schema (2020-12).
 * Every file of the folder becomes a definition named after it; every file of its `blocks` folder
 * becomes a member of the union `block`, distinguished by `type`, with the keys that all blocks share.
 * @param folder the folder `schema/language`
 */
export function bundleSchema(folder: string): SchemaNode {
  const { 'block-common.json': common, ...parts } = Object.fromEntries(
    jsonFiles(folder).map((name) => [name, readJson(join(folder, name))]),
  );
  const root = parts['site-file.json'];
  if (!root || !common) throw new Error(`${folder} has no site-file.json or no block-common.json`);
  const definitions: Record<string, SchemaNode> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (part !== root) definitions[camelCase(basename(name, '.json'))] = part;
  }
  const members = jsonFiles(join(folder, 'blocks')).map((name) => {
    const block = readJson(join(folder, 'blocks', name));
    const key = `${camelCase(basename(name, '.json'))}Block`;
    definitions[key] = {
      ...block,
      properties: { ...(block.properties as SchemaNode), ...(common.properties as SchemaNode) },
    };
    return { $ref: `#/$defs/${key}` };
  });
  definitions.block = {
    title: 'Block',
    description: 'One part of a page.',
    'x-zh': '页面的一个组成部分。',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: members,
  };
  return { ...root, $defs: definitions };
}

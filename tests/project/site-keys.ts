import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Data, isData, type Site, type Step, schema } from './guide-examples.ts';

/**
 * The keys of the site language, each as the part of the schema that it stands in and its name: `notice.from`,
 * `serviceBlock.material[].title`.
 */

/** Keys of all blocks: they are one key, whatever block they stand in. */
const blockKeys: Data = JSON.parse(
  readFileSync('schema/language/block-common.json', 'utf8'),
).properties;

type Visit = (key: string, value: unknown) => void;

/** Where the properties of a part of the schema are written, and what that part is called. */
function resolved(node: Data, name: string): readonly [node: Data, name: string] {
  const definition = /^#\/\$defs\/(\w+)$/.exec(String(node.$ref ?? ''))?.[1];
  return definition === undefined ? [node, name] : [schema.$defs[definition] ?? {}, definition];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nameOfKey = (owner: string, key: string): string =>
  owner.endsWith('Block') && Object.hasOwn(blockKeys, key)
    ? `block.${key}`
    : `${owner === '' ? '' : `${owner}.`}${key}`;

/** The parts of the schema that a value may be; a block is of the one type that it names. */
function alternatives(node: Data, value: unknown): readonly Data[] {
  const all = [...listOf(node.oneOf), ...listOf(node.anyOf)].filter(isData);
  if (!isData(node.discriminator) || !isData(value)) return all;
  const type = value.type;
  return all.filter(({ $ref }) => {
    const { properties } = schema.$defs[String($ref).slice('#/$defs/'.length)] ?? {};
    const own = isData(properties) && isData(properties.type) ? properties.type.const : undefined;
    return own === type;
  });
}

/** Calls back for every key of a value that the schema knows. */
function visitValue(value: unknown, schemaNode: Data, nodeName: string, visit: Visit): void {
  const [node, name] = resolved(schemaNode, nodeName);
  for (const each of alternatives(node, value)) visitValue(value, each, name, visit);
  if (isData(node.items)) {
    for (const each of listOf(value)) visitValue(each, node.items, `${name}[]`, visit);
  }
  if (!isData(value)) return;
  for (const [key, each] of Object.entries(value)) {
    const property = isData(node.properties) ? node.properties[key] : undefined;
    if (isData(property)) {
      visit(nameOfKey(name, key), each);
      visitValue(each, property, nameOfKey(name, key), visit);
    } else if (isData(node.additionalProperties)) {
      visitValue(each, node.additionalProperties, `${name}.*`, visit);
    }
  }
}

/** All keys that the schema knows, but those whose use it advises against. */
export function allKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  const seen = new Set<string>();
  const walk = (schemaNode: unknown, nodeName: string): void => {
    if (!isData(schemaNode)) return;
    const [node, name] = resolved(schemaNode, nodeName);
    if (node !== schemaNode && seen.has(name)) return;
    if (node !== schemaNode) seen.add(name);
    for (const each of [...listOf(node.oneOf), ...listOf(node.anyOf)]) walk(each, name);
    walk(node.items, `${name}[]`);
    walk(node.additionalProperties, `${name}.*`);
    for (const [key, property] of Object.entries(isData(node.properties) ? node.properties : {})) {
      if (isData(property) && property.deprecated === true) continue;
      keys.add(nameOfKey(name, key));
      walk(property, nameOfKey(name, key));
    }
  };
  walk(schema, '');
  for (const name of ['frontMatter', 'eventValues', 'fieldValues']) {
    walk({ $ref: `#/$defs/${name}` }, '');
  }
  return keys;
}

/** The front matter of an entry, and the collection that it belongs to. */
function visitEntry(path: string, text: string, { data }: Site, visit: Visit): void {
  const front: unknown = parse(/^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text)?.[1] ?? '');
  if (!isData(front)) return;
  visitValue(front, { $ref: '#/$defs/frontMatter' }, '', visit);
  const name = /^content\/\w+\/(\w+)\//.exec(path)?.[1] ?? '';
  const collections = isData(data.collections) ? data.collections : {};
  const collection = collections[name];
  if (!isData(collection)) return;
  if (isData(collection.events)) visitValue(front, { $ref: '#/$defs/eventValues' }, '', visit);
  for (const [key, field] of Object.entries(isData(collection.fields) ? collection.fields : {})) {
    if (!isData(field) || !(key in front)) continue;
    const value = { [String(field.type)]: front[key] };
    visitValue(value, { $ref: '#/$defs/fieldValues' }, '', visit);
  }
}

/** The keys that an example names. */
export function keysOfStep({ part, file, site }: Step): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit: Visit = (key) => keys.add(key);
  if (part) visitValue(part, schema, '', visit);
  if (file && /\.ya?ml$/.test(file.path)) visitValue(parse(file.text), schema, '', visit);
  if (file?.path.endsWith('.md')) visitEntry(file.path, file.text, site, visit);
  return keys;
}

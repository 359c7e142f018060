import type { Collection } from '../../schema/source.generated.ts';

type Node = Readonly<Record<string, unknown>>;
type Properties = Readonly<Record<string, Node>>;

type Definitions = Readonly<Record<string, Node>>;

/** A text as an editor shows it, whatever languages it is written in. */
const written = (
  text: string | Readonly<Record<string, string>> | undefined,
): string | undefined => (typeof text === 'object' ? Object.values(text).join('\n\n') : text);

/** The definitions that a part of a schema refers to, and those that they refer to. */
function referred(part: unknown, definitions: Definitions): Definitions {
  const found: Record<string, Node> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as { readonly $ref?: unknown };
    const name = typeof $ref === 'string' ? $ref.slice('#/$defs/'.length) : '';
    const definition = Object.hasOwn(found, name) ? undefined : definitions[name];
    if (definition) {
      found[name] = definition;
      visit(definition);
    }
    Object.values(value).forEach(visit);
  };
  visit(part);
  return found;
}

/** A key that has one of several values, each with the name that readers see. */
function choice(node: Node, options: Readonly<Record<string, unknown>> | undefined): Node {
  const values = Object.keys(options ?? {});
  if (values.length === 0) return node;
  const names = values.map((value) => written(options?.[value] as string) ?? value);
  return { ...node, enum: values, markdownEnumDescriptions: names };
}

/**
 * The schema of the front matter of a collection's entries.
 * @param definitions those of the schema that editors read
 */
export function frontMatterSchema(
  name: string,
  collection: Collection,
  definitions: Definitions,
): Node {
  const { frontMatter = {}, fieldValues = {}, eventValues = {} } = definitions;
  const ofEvent = collection.events ? (eventValues.properties as Properties) : {};
  const own = frontMatter.properties as Properties;
  const types = fieldValues.properties as Properties;
  const fields = Object.entries(collection.fields ?? {}).map(([key, field]) => {
    const label = written(field.label);
    const value = { ...types[field.type] };
    const described = label === undefined ? value : { ...value, markdownDescription: label };
    return [key, field.type === 'choice' ? choice(described, field.options) : described] as const;
  });
  const named = (frontMatter.required as readonly string[] | undefined) ?? [];
  const required = Object.entries(collection.fields ?? {}).flatMap(([key, field]) =>
    field.required ? [key] : [],
  );
  const { type, code } = own;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...frontMatter,
    title: `${name}: front matter`,
    required: [
      ...new Set([
        // A text may begin with its title.
        ...named.filter((key) => key !== 'title'),
        ...(collection.events ? ['start'] : []),
        ...(collection.required ?? []),
        ...required,
      ]),
    ],
    properties: {
      ...own,
      ...ofEvent,
      ...(type ? { type: choice(type, collection.types) } : {}),
      ...(code ? { code: choice(code, collection.codes) } : {}),
      ...Object.fromEntries(fields),
    },
    $defs: referred({ own, types, ofEvent }, definitions),
  };
}

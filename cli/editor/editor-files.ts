import { builtInDefinitions, definitionsOf } from '../../schema/blocks/block-definitions.ts';
import siteLanguage from '../../schema/site.schema.json';
import type { SiteSource } from '../../schema/source.generated.ts';
import { ownBlocksReference } from '../generate/own-blocks-reference.ts';
import { assetTypes, blockDeclarations } from './block-declarations.ts';
import { frontMatterSchema } from './front-matter-schema.ts';
import { lintSchema } from './lint-schema.ts';
import { partSchema } from './part-schema.ts';
import { siteNames } from './site-names.ts';
import { siteSchema } from './site-schema.ts';
import { webConfigSchema } from './web-config-schema.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A union as editors read it, with the values of the key that tells its members apart. */
type Union = Schema & {
  readonly oneOf: readonly { readonly $ref: string }[];
  readonly properties: {
    readonly type: Schema & {
      readonly enum: readonly string[];
      readonly markdownEnumDescriptions: readonly string[];
    };
  };
};

/** Definitions of the site's own kinds of blocks, by their names. */
const ownBlocks = (source: SiteSource): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(definitionsOf(source)).filter(
      ([name]) => name.endsWith('Block') && !Object.hasOwn(siteLanguage.$defs, name),
    ) as [string, Schema][],
  );

/** The schema of the site language with a site's own kinds of blocks and layouts. */
function ownLanguage(source: SiteSource): Schema {
  const own = ownBlocks(source);
  const union = siteLanguage.$defs.block as unknown as Union;
  const { type } = union.properties;
  const types = Object.keys(own).map((name) => name.slice(0, -'Block'.length));
  const block: Union = {
    ...union,
    oneOf: [...union.oneOf, ...Object.keys(own).map((name) => ({ $ref: `#/$defs/${name}` }))],
    properties: {
      type: {
        ...type,
        enum: [...type.enum, ...types],
        markdownEnumDescriptions: [
          ...type.markdownEnumDescriptions,
          ...Object.values(own).map(({ markdownDescription = '' }) => String(markdownDescription)),
        ],
      },
    },
  };
  return { ...siteLanguage, $defs: { ...definitionsOf(source), block } };
}

/**
 * The schema of one site's own site file.
 * @param folder the site's folder
 */
export const ownSiteSchema = async (source: SiteSource, folder: string): Promise<Schema> =>
  siteSchema(ownLanguage(source), await siteNames(source, folder));

/** What editors check the site's own components by, and what its blocks are, to be read. */
function componentFiles(source: SiteSource): (readonly [string, string])[] {
  const own = ownBlocks(source);
  const definitions = definitionsOf(source);
  return [
    ['blocks.d.ts', blockDeclarations(own)],
    ['assets.d.ts', assetTypes],
    ['blocks.zh.md', ownBlocksReference(own, definitions, 'zh')],
    ['blocks.en.md', ownBlocksReference(own, definitions, 'en')],
  ];
}

/**
 * What editors read of a site: schemas, by their paths in the folder `.site`.
 * @param folder the site's folder
 */
export async function editorFiles(
  source: SiteSource,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const names = await siteNames(source, folder);
  const site = siteSchema(ownLanguage(source), names);
  const definitions = site.$defs as Readonly<Record<string, Schema>>;
  const schemas: readonly (readonly [string, Schema])[] = [
    ['site.schema.json', site],
    ['part.schema.json', partSchema(site)],
    ['webconfig.schema.json', webConfigSchema(names)],
    ['lint.schema.json', lintSchema()],
    ...Object.entries(source.collections ?? {}).map(
      ([name, collection]) =>
        [
          `front-matter/${name}.schema.json`,
          frontMatterSchema(name, collection, definitions),
        ] as const,
    ),
  ];
  const hasOwn = definitionsOf(source) !== builtInDefinitions;
  return new Map([
    ['.gitignore', '*\n'],
    ...(hasOwn ? componentFiles(source) : []),
    ...schemas.map(([path, schema]) => [path, `${JSON.stringify(schema, null, 1)}\n`] as const),
  ]);
}

import { ownKeys } from '../read/include/rules/include-part.ts';
import { described } from './described.ts';

type Schema = Readonly<Record<string, unknown>>;

/**
 * The schema of files that a site file includes: the same keys, of which each file has some.
 * @param siteSchema that of site files
 */
export function partSchema(siteSchema: Schema): Schema {
  const { if: _, then: __, else: ___, ...schema } = siteSchema;
  const properties = Object.entries(schema.properties as Schema);
  return {
    ...schema,
    title: 'SitePart',
    ...described({
      zh: '站点文件所包含的文件：站点文件的一部分键。',
      en: 'A file that a site file includes: some of the keys of a site file.',
    }),
    properties: Object.fromEntries(properties.filter(([key]) => !ownKeys.includes(key))),
  };
}

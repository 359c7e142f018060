import siteSchema from '../../schema/site.schema.json';
import type { ExitCode, Io } from '../io.ts';
import { ownKeys } from '../read/include/rules/include-part.ts';
import { json } from '../report/table.ts';

/** The schema of files that a site file includes: the same keys, of which each file has some. */
function partSchema() {
  const { required: _, properties, ...schema } = siteSchema;
  return {
    ...schema,
    title: 'SitePart',
    description: 'A file that a site file includes: some of the keys of a site file.',
    properties: Object.fromEntries(
      Object.entries(properties).filter(([key]) => !ownKeys.includes(key)),
    ),
  };
}

/**
 * Prints the JSON Schema of site files, for editors that check and complete them.
 * @param part prints that of the files that a site file includes
 */
export function schemaCommand({ part }: { readonly part: boolean }, io: Io): ExitCode {
  io.stdout(json(part ? partSchema() : siteSchema));
  return 0;
}

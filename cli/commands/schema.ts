import { dirname } from 'node:path';
import siteSchema from '../../schema/site.schema.json';
import { partSchema } from '../editor/part-schema.ts';
import type { ExitCode, Io } from '../io.ts';
import { json } from '../report/table.ts';
import { shapedSite } from './shaped-site.ts';

type Schema = Readonly<Record<string, unknown>>;

export type SchemaOptions = {
  /** Whether it is that of the files that a site file includes. */
  readonly part: boolean;
  /** Folder or site file of the site whose names are completed; absent: of none. */
  readonly site?: string | undefined;
};

/**
 * Prints the JSON Schema of site files, for editors that check and complete them.
 * @returns 1 where the shape of the site file is wrong
 * @throws UnreadableInput where there is no site file
 */
export async function schemaCommand({ part, site }: SchemaOptions, io: Io): Promise<ExitCode> {
  const print = (schema: Schema): void => io.stdout(json(part ? partSchema(schema) : schema));
  if (site === undefined) {
    print(siteSchema);
    return 0;
  }
  const shaped = await shapedSite(site, io);
  if (!shaped) return 1;
  const { ownSiteSchema } = await import('../editor/editor-files.ts');
  print(await ownSiteSchema(shaped.source, dirname(shaped.read.file)));
  return 0;
}

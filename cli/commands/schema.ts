import siteSchema from '../../schema/site.schema.json';
import type { ExitCode, Io } from '../io.ts';
import { json } from '../report/table.ts';

/** Prints the JSON Schema of site files, for editors that check and complete them. */
export function schemaCommand(io: Io): ExitCode {
  io.stdout(json(siteSchema));
  return 0;
}

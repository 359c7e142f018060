import type { SiteSource } from '../../schema/source.generated.ts';
import type { Io } from '../io.ts';
import { lintSite } from '../lint/lint-site.ts';
import { lintCommand } from './lint.ts';

/** The source of a site that has no errors; else undefined, its diagnostics written to stderr. */
export async function lintedSource(site: string, io: Io): Promise<SiteSource | undefined> {
  const result = await lintSite(site);
  if (!result.source) await lintCommand(site, { ...io, stdout: io.stderr });
  return result.source;
}

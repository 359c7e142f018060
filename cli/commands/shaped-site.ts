import type { SiteSource } from '../../schema/source.generated.ts';
import type { Io } from '../io.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import type { ReadSite } from '../read/read-result.ts';
import { report } from '../report/report.ts';
import { validateSite } from '../validate/validate-site.ts';

/** A site file whose shape is right, whatever else may be wrong with the site. */
export type ShapedSite = { readonly source: SiteSource; readonly read: ReadSite };

/**
 * Reads a site file for a command that looks into it; where its shape is wrong: undefined, and why is
 * written to stderr.
 * @param environment whose file is laid over it
 * @throws UnreadableInput where there is no site file
 */
export async function shapedSite(
  site: string,
  io: Io,
  environment?: string,
): Promise<ShapedSite | undefined> {
  const read = await readSiteLanguage(site, undefined, environment);
  const shape = validateSite(read);
  if (shape.source && read.diagnostics.every(({ severity }) => severity !== 'error')) {
    return { source: shape.source, read };
  }
  const diagnostics = [...read.diagnostics, ...shape.diagnostics];
  io.stderr(report({ file: read.file, linesOf: read.linesOf, diagnostics }, io));
  return undefined;
}

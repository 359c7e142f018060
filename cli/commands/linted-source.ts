import type { SiteSource } from '../../schema/source.generated.ts';
import type { Io } from '../io.ts';
import { lintSite } from '../lint/lint-site.ts';
import { report } from '../report/report.ts';

/**
 * The source of a site that has no errors; else undefined, what is wrong written to stderr.
 * @throws UnreadableInput where there is no site file
 */
export async function lintedSource(site: string, io: Io): Promise<SiteSource | undefined> {
  const result = await lintSite(site);
  if (!result.source) io.stderr(report(result, io.color));
  return result.source;
}

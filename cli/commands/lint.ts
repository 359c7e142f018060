import type { Io } from '../io.ts';
import { lintCached } from '../lint/lint-cached.ts';
import { report } from '../report/report.ts';

/**
 * Says what is wrong with a site, on stdout.
 * @param site the folder of the site, or its site file
 * @returns 1 where there is an error, else 0
 * @throws UnreadableInput where there is no site file
 */
export async function lintCommand(site: string, io: Io): Promise<0 | 1> {
  const result = await lintCached(site, io);
  io.stdout(report(result, io.color));
  return result.checked ? 0 : 1;
}

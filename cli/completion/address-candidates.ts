import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import type { Candidate } from '../command-spec.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import { validateSite } from '../validate/validate-site.ts';

/**
 * The addresses of a site without parameters, each with its route.
 * @param site its folder, or its site file
 * @returns none where it cannot be read: somebody is typing, and wants no message
 */
export async function addressCandidates(site: string): Promise<readonly Candidate[]> {
  const read = await readSiteLanguage(site).catch(() => undefined);
  const { source } = read ? validateSite(read) : {};
  if (!source) return [];
  return routeAddresses(flatRoutes(source.routes), siteSettings(source))
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, id, language, device }) => ({
      value: path,
      description: `${id} (${language}, ${device})`,
    }));
}

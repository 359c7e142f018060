import { deviceHosts, forHost, type HostSource } from '../../schema/hosts/for-host.ts';
import type { ServerSettings, SiteSource } from '../../schema/source.generated.ts';
import { siteRoot } from '../server/text/site-hosts.ts';

/** What is built for one host of a site. */
export type HostBuild = {
  /** With the settings of its own server. */
  readonly source: HostSource;
  /** The folder that it is written to. */
  readonly folder: string;
};

/** The folder of a host's site: that of the site itself, with the name of its first device variant. */
export const hostFolder = (folder: string, device: string): string =>
  `${folder.replace(/[\\/]+$/, '')}-${device}`;

const serverOf = (host: string, device: string, settings: ServerSettings): ServerSettings => ({
  ...settings,
  hosts: [host.replace(/:\d+$/, '')],
  root: hostFolder(siteRoot({ settings }), device),
});

/**
 * What is built of a site: one site, or one for each host of its device variants, the site's own host first.
 * @param out folder of the site
 */
export function hostBuilds(source: SiteSource, out: string): readonly HostBuild[] {
  const hosts = deviceHosts(source);
  if (hosts.length === 0) return [{ source, folder: out }];
  const settings = source.server ?? {};
  return [
    { source: forHost(source, ''), folder: out },
    ...hosts.map(({ host, device }) => ({
      source: { ...forHost(source, host), server: serverOf(host, device, settings) },
      folder: hostFolder(out, device),
    })),
  ];
}

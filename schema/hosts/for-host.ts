import type { SiteSource } from '../source.generated.ts';

/** Where a site that has several hosts is built for. */
export type AtHost = {
  /** The host; '': the one that `site.origin` names. */
  readonly host: string;
  /** What `site.origin` names. */
  readonly origin: string;
};

/** A site file, or what one host of it is built from. */
export type HostSource = SiteSource & { readonly atHost?: AtHost };

/** The hosts that device variants have to themselves, each once, with its first variant. */
export function deviceHosts({
  devices = {},
}: SiteSource): readonly { readonly host: string; readonly device: string }[] {
  const hosts = new Map<string, string>();
  for (const [device, { host }] of Object.entries(devices)) {
    if (host !== undefined && !hosts.has(host)) hosts.set(host, device);
  }
  return [...hosts].map(([host, device]) => ({ host, device }));
}

/** A host as an origin, by the scheme of the site's own. */
export const hostOrigin = (host: string, origin: string): string =>
  `${/^https?:\/\//.exec(origin)?.[0] ?? 'https://'}${host}`;

/**
 * What one host of a site is built from: its device variants have their plain paths there, those of other hosts are
 * named by their origin (`SiteModel.hosted`).
 * @param host '': the site's own
 */
export function forHost(source: SiteSource, host: string): HostSource {
  const { origin = '' } = source.site;
  return {
    ...source,
    site: host === '' ? source.site : { ...source.site, origin: hostOrigin(host, origin) },
    atHost: { host, origin },
  };
}

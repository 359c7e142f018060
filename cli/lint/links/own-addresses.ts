import type { SiteContext, SiteFinding } from '../context/site-rule.ts';
import { frontAddresses } from './entry-addresses.ts';

/** An address that somebody wrote, and a way to say something of it where it stands. */
export type OwnAddress = {
  readonly address: string;
  /** Whether it stands in a web configuration, which a content system may have written. */
  readonly isFromOutside: boolean;
  readonly report: (message: string, suggestion?: string) => SiteFinding;
};

/** Every address that a site names: in its file, in the menus of its web configurations, in its content. */
export function* ownAddresses(site: SiteContext): Iterable<OwnAddress> {
  for (const { pointer, address } of site.links) {
    yield {
      address,
      isFromOutside: false,
      report: (message, suggestion) => ({
        in: site.read,
        pointer,
        what: 'value',
        message,
        suggestion,
      }),
    };
  }
  for (const { config, ownAt, own } of site.configMenu) {
    yield {
      address: own,
      isFromOutside: true,
      report: (message, suggestion) => ({
        in: config.read,
        pointer: ownAt,
        what: 'value',
        message,
        suggestion,
      }),
    };
  }
  for (const entry of site.content.entries) {
    const { file } = entry;
    for (const { address, start, end } of [
      ...entry.record.addresses,
      ...frontAddresses(entry, site.source),
    ]) {
      yield {
        address,
        isFromOutside: false,
        report: (message, suggestion) => ({
          file,
          start,
          end,
          message,
          ...(suggestion === undefined ? {} : { suggestion }),
        }),
      };
    }
  }
}

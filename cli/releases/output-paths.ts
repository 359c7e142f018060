import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Where the parts of an output stand. */
export type OutputPaths = {
  /** The name under which a web server finds the site: a link to the released one. */
  readonly site: string;
  /** The same of the configurations of servers. */
  readonly server: string;
  /** The folder of all releases. */
  readonly releases: string;
  /** The link to the release that is served: the one name that changes. */
  readonly current: string;
  /** Where the next release is put together. */
  readonly staging: string;
};

/** Names inside of a release. */
export const siteName = 'site';
export const serverName = 'server';

const besides = (site: string): OutputPaths => {
  const releases = `${site}-releases`;
  return {
    site,
    server: `${site}-server`,
    releases,
    current: join(releases, 'current'),
    staging: join(releases, '.new'),
  };
};

/** What a link to a part of the served release says: relative, so that all of it can be moved elsewhere. */
export const linkTo = ({ current, site }: OutputPaths, name: string): string =>
  join(relative(dirname(site), current), name);

/** Where a link leads, as it says; undefined where there is no link. */
export function readLink(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The paths of an output. Where a link of somebody else's stands in its place, they are beside what that leads to.
 * @param out folder that is written to, as it was asked for
 */
export function outputPaths(out: string): OutputPaths {
  const whole = resolve(out);
  const paths = besides(whole);
  const link = readLink(whole);
  if (link === undefined) return paths;
  // On Windows a link is always complete.
  const isOurs = resolve(dirname(whole), link) === join(paths.current, siteName);
  if (isOurs) return paths;
  try {
    return besides(realpathSync(whole));
  } catch {
    // It leads to nothing yet.
    return besides(resolve(dirname(whole), link));
  }
}

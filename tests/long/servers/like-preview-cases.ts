import { hashedFolder } from '../../../cli/server/rules/cache-control.ts';
import { isPlainFile } from '../../../cli/server/rules/plain-file.ts';
import type { BuiltForServers } from './build-for-servers.ts';
import type { Compared, Leniency } from './differences.ts';
import { startApache, startCaddy, startNginx, type WebServer } from './web-server.ts';

/** A web server, and how it is compared with `site preview`. */
export type ServerCase = {
  /** As `--server` has it. */
  readonly name: string;
  readonly start: (built: BuiltForServers, base: string) => Promise<WebServer>;
  /** What the server does in its own way. */
  readonly lenient: Leniency;
  /** What its log must not hold. */
  readonly log: RegExp;
};

/** Which of the statuses for what cannot be a path it is does not matter. */
const refusals = ['400', '404', '414'];
const refuses =
  (statuses: readonly string[]): Leniency =>
  (_, { status: wanted = '' }, { status: got = '' }) =>
    wanted !== got && statuses.includes(wanted) && statuses.includes(got);

const bare = (location: string | undefined): string | undefined => location?.replace(/[?&]+$/, '');

const nginxRefuses = refuses(refusals);

/** Headers that say something of documents alone. */
const ofDocuments = new Set([
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
]);

/** Whether a file is plain, at the root of a host or below the base of a site. */
const isPlain = (asked: string): boolean => {
  const [path = ''] = asked.split('?');
  return isPlainFile(path.slice(Math.max(0, path.indexOf(hashedFolder))));
};

const differingNames = (one: Compared, other: Compared): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name] !== other[name],
  );

const apacheRefuses = refuses([...refusals, '403']);

/** The web servers for which a configuration is emitted. */
export const serverCases: readonly ServerCase[] = [
  {
    name: 'nginx',
    start: (built) => startNginx(built),
    lenient: (asked, wanted, got) =>
      nginxRefuses(asked, wanted, got) ||
      // Of files that are data it says no more than that they are what their type says.
      (isPlain(asked.path) &&
        got['x-content-type-options'] === 'nosniff' &&
        differingNames(wanted, got).every((name) => ofDocuments.has(name))),
    log: /\[(?:warn|error|crit|alert|emerg)\]/,
  },
  {
    name: 'caddy',
    start: startCaddy,
    lenient: refuses(refusals),
    log: /"level":"(?:error|panic|fatal)"/,
  },
  {
    name: 'apache',
    start: startApache,
    lenient: (asked, wanted, got) =>
      apacheRefuses(asked, wanted, got) ||
      // Apache leaves out what is empty at the end of a query that it carries along.
      (wanted.status === got.status &&
        bare(wanted.location) === bare(got.location) &&
        wanted.location !== undefined) ||
      // A comma ends a flag of a rule: such an address is spelled with %2C.
      /,|%2C/.test(asked.path) ||
      // Without a map, the address of an entry with a wrong date is the script's to put right.
      (/\/\d{4}-\d\d-\d\d/.test(asked.path) &&
        wanted.status === '301' &&
        ['200', '302', '404'].includes(got.status ?? '')),
    log: /\[[\w:]*:(?:crit|alert|emerg)\]/,
  },
];

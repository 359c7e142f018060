import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Names by which a server may be asked, besides localhost and addresses. */
export type OwnHosts = ReadonlySet<string>;

/** @param host that the server listens on, as `--host` names it */
export const ownHosts = (host: string): OwnHosts =>
  new Set([host, hostname(), `${hostname()}.local`].map((name) => name.toLowerCase()));

/** Whether a request names a host that is this one: a page elsewhere may lead its own name here (DNS rebinding). */
export function isOwnHost({ headers }: IncomingMessage, hosts: OwnHosts): boolean {
  const name = (headers.host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
  return isIP(name) !== 0 || /(?:^|\.)localhost$/.test(name) || hosts.has(name);
}

/** Status and words for a host that is not this one. */
export const otherHost = [403, 'this host is not served; allow it with --host'] as const;

import type { ServerResponse } from 'node:http';
import { checkedCaching } from '../server/rules/cache-control.ts';

/** An address in a header: what is not ASCII, such as a path in Chinese, encoded. */
const headerText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * Leads to another address: for good (301), or this visitor (302). A build may lead elsewhere: without a word on caching,
 * browsers would keep a 301 as long as they like.
 */
export function sendLead(
  response: ServerResponse,
  status: 301 | 302,
  to: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { 'Cache-Control': checkedCaching, ...headers, Location: headerText(to) })
    .end();
}

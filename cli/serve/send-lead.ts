import type { ServerResponse } from 'node:http';

/** An address in a header: what is not ASCII, such as a path in Chinese, encoded. */
const headerText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Leads to another address: for good (301), or this visitor (302). */
export function sendLead(
  response: ServerResponse,
  status: 301 | 302,
  to: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, Location: headerText(to) }).end();
}

import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
};

/** Asks with the path exactly as it stands: no client tidies it up. */
export const askPort = (
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers: own } = answer;
        resolve({ status, headers: own, bytes, body: bytes.toString() });
      });
    })
      .on('error', reject)
      .end();
  });

/** The same of a server in this process that listens on loopback. */
export const askServer =
  (server: Server) =>
  (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
    askPort((server.address() as AddressInfo).port, path, headers, method);

/** Has a server listen on any free port of loopback. */
export const listenLocally = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

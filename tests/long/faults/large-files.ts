import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Size of each file. */
export const megabytes = 10;

const filler = 'x'.repeat(megabytes * 1024 * 1024);

/** A text that is valid in its language, but for its size and shape. */
const large = (type: string): string =>
  type === 'application/json' ? JSON.stringify({ filler }) : `/*${filler}*/`;

/** The address of a large file of a media type. */
export const largeFile = (origin: string, type: string): string => `${origin}/${type}`;

export type LargeFiles = { readonly origin: string; readonly close: () => void };

/** Hands out large files on a free loopback port. */
export async function serveLargeFiles(): Promise<LargeFiles> {
  const server = createServer((request, response) => {
    const type = request.url?.slice(1) ?? '';
    response.setHeader('Content-Type', type).end(large(type));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

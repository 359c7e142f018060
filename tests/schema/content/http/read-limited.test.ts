import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { TooLarge } from '../../../../schema/content/http/api-errors.ts';
import { readLimited } from '../../../../schema/content/http/read-limited.ts';

const megabyte = 1024 * 1024;

/** Serves a compressed answer that unpacks to so many megabytes of nothing. */
async function serveBomb(megabytes: number): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
    const gzip = createGzip({ level: 9 });
    gzip.pipe(response);
    // The client goes before it has all.
    response.on('close', () => gzip.destroy());
    const block = Buffer.alloc(megabyte);
    let left = megabytes;
    const write = (): void => {
      while (left > 0 && !gzip.destroyed) {
        left -= 1;
        if (!gzip.write(block)) {
          gzip.once('drain', write);
          return;
        }
      }
      if (!gzip.destroyed) gzip.end();
    };
    write();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('unpacks no more of a compressed answer than it may have', async () => {
  // A thousandth of it is sent: its size on the way says nothing.
  expect(gzipSync(Buffer.alloc(megabyte), { level: 9 }).length).toBeLessThan(megabyte / 900);
  const answer = await fetch(await serveBomb(20_000));
  expect(answer.headers.get('content-length')).toBeNull();
  const before = process.memoryUsage().rss;
  await expect(readLimited(answer, 4 * megabyte)).rejects.toThrow(TooLarge);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
});

it('hands back an answer that is as long as it may be', async () => {
  const text = await readLimited(await fetch(await serveBomb(4)), 4 * megabyte);
  expect(text.length).toBe(4 * megabyte);
});

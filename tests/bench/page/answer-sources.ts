import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentType } from 'mime-types';
import type { Answer, AnswerSource } from './serve-compressed.ts';

/** Headers that are about one connection, or about bytes that are going to be others. */
const dropped = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** What another server answers, uncompressed. */
export const serverSource =
  (origin: string): AnswerSource =>
  (address, headers) =>
    new Promise((resolve, reject) => {
      const asked = request(
        origin + address,
        { headers: { ...headers, 'accept-encoding': 'identity' }, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const own = Object.entries(response.headers).filter(([name]) => !dropped.has(name));
            resolve({
              status: response.statusCode ?? 502,
              headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
              body: Buffer.concat(parts),
            });
          });
        },
      );
      asked.on('error', reject);
      asked.end();
    });

/** The files of a folder, with index.html for the root; 404 for what is not there. */
export const folderSource =
  (folder: string): AnswerSource =>
  async (address) => {
    const path = decodeURIComponent(address.split('?')[0] ?? '/');
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    const body = await readFile(file).catch(() => undefined);
    if (!body) return { status: 404, headers: {}, body: Buffer.alloc(0) };
    const type = contentType(extname(file)) || 'application/octet-stream';
    return { status: 200, headers: { 'content-type': type }, body };
  };

/**
 * Another source with other pages at some addresses; their headers stay.
 * @param pages HTML by address as browsers ask for it
 */
export const replacingSource =
  (source: AnswerSource, pages: ReadonlyMap<string, string>): AnswerSource =>
  async (address, headers): Promise<Answer> => {
    const answer = await source(address, headers);
    const page = pages.get(address);
    return page === undefined ? answer : { ...answer, body: Buffer.from(page) };
  };

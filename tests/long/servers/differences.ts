import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, askPort } from '../../cli/serve/ask-server.ts';
import type { Asked } from './asked-addresses.ts';

/** What of an answer does not count; for a reason that the test says. */
export type Leniency = (asked: Asked, preview: Compared, other: Compared) => boolean;

export type Compared = Readonly<Record<string, string | undefined>>;

const secure = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
] as const;

const sorted = (list: string | undefined): string | undefined =>
  list
    ?.split(/, */)
    .map((each) => each.toLowerCase())
    .sort()
    .filter((each, index, all) => each !== all[index - 1])
    .join(', ');

function plainBytes({ headers, bytes }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Of an answer what visitors, browsers and caches go by. */
function compared(answer: Answer, port: number): Compared {
  const { status, headers } = answer;
  const isFile = status === 200 || status === 404;
  const isCompressed = headers['content-encoding'] !== undefined;
  return {
    status: String(status),
    location: headers.location?.replace(
      new RegExp(`^http://(?:127\\.0\\.0\\.1|localhost):${port}(?=/)`),
      '',
    ),
    ...(isFile
      ? {
          type: headers['content-type']?.toLowerCase(),
          encoding: headers['content-encoding'],
          cookie: headers['set-cookie']?.join(),
          // Whether a server says that it could have compressed what it did not is its own business.
          vary:
            sorted(headers.vary?.replace(/accept-encoding(?:, *)?/i, '').replace(/, *$/, '')) ||
            undefined,
          variesByEncoding: String(isCompressed && !/accept-encoding/i.test(headers.vary ?? '')),
          body: createHash('sha256').update(plainBytes(answer)).digest('hex').slice(0, 12),
        }
      : {}),
    ...(status === 200
      ? { caching: headers['cache-control'], etag: String(headers.etag !== undefined) }
      : {}),
    ...(status === 302 ? { vary: sorted(headers.vary), caching: headers['cache-control'] } : {}),
    ...(status < 400 || isFile
      ? Object.fromEntries(secure.map((name) => [name, String(headers[name])]))
      : {}),
  };
}

/**
 * Asks two servers for the same, and reports where their answers differ.
 * @param lenient says which differences are none
 */
export async function differences(
  asked: readonly Asked[],
  preview: number,
  other: number,
  lenient: Leniency = () => false,
): Promise<{ readonly count: number; readonly found: readonly string[] }> {
  const found: string[] = [];
  const waiting = [...asked];
  const work = async (): Promise<void> => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const { path, headers } = each;
      const [left, right] = await Promise.all([
        askPort(preview, path, headers),
        askPort(other, path, headers),
      ]);
      const [wanted, got] = [compared(left, preview), compared(right, other)];
      if (lenient(each, wanted, got)) continue;
      const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
      const different = [...names].filter((name) => wanted[name] !== got[name]);
      if (different.length > 0) {
        found.push(
          `${path} ${JSON.stringify(headers)}\n${different
            .map((name) => `  ${name}: ${wanted[name]} — not ${got[name]}`)
            .join('\n')}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return { count: asked.length, found };
}

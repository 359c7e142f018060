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
          vary:
            sorted(headers.vary?.replace(/accept-encoding(?:, *)?/i, '').replace(/, *$/, '')) ||
            undefined,
          variesByEncoding: String(/accept-encoding/i.test(headers.vary ?? '')),
          body: createHash('sha256').update(plainBytes(answer)).digest('hex').slice(0, 12),
        }
      : {}),
    ...(status === 200
      ? { caching: headers['cache-control'], etag: String(headers.etag !== undefined) }
      : {}),
    ...(status === 301 ? { caching: headers['cache-control'] } : {}),
    ...(status === 302 ? { vary: sorted(headers.vary), caching: headers['cache-control'] } : {}),
    ...(status < 400 || isFile
      ? Object.fromEntries(secure.map((name) => [name, String(headers[name])]))
      : {}),
  };
}

/** Asks a server for everything, and gives of each answer what counts, in the order of what was asked for. */
export async function answersOf(asked: readonly Asked[], port: number): Promise<Compared[]> {
  const answers: Compared[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < asked.length; at = next++) {
      const { path, headers } = asked[at] as Asked;
      answers[at] = compared(await askPort(port, path, headers), port);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return answers;
}

/**
 * Reports where the answers of a server differ from those of another one.
 * @param wanted the answers of `site preview`
 * @param lenient says which differences are none
 */
export const differences = (
  asked: readonly Asked[],
  wanted: readonly Compared[],
  got: readonly Compared[],
  lenient: Leniency = () => false,
): readonly string[] =>
  asked.flatMap((each, at) => {
    const [one, other] = [wanted[at] ?? {}, got[at] ?? {}];
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    const different = [...names].filter((name) => one[name] !== other[name]);
    if (different.length === 0 || lenient(each, one, other)) return [];
    const lines = different.map((name) => `  ${name}: ${one[name]} — not ${other[name]}`);
    return [`${each.path} ${JSON.stringify(each.headers)}\n${lines.join('\n')}`];
  });

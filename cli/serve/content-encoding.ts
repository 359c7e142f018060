import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { compressBytes, quickQuality } from '../compress/compress-bytes.ts';
import type { Encoding } from '../files/compressed-names.ts';
import type { OwnFile } from './own-file.ts';

/** All compressed files that are kept; bytes. */
const maxKept = 64 * 1024 * 1024;

/**
 * The encoding that a client prefers of some; undefined for none. A range is one of the file as it is.
 * @param available in our own order of preference
 */
export function encodingFor(
  request: IncomingMessage,
  available: readonly Encoding[],
): Encoding | undefined {
  if (request.headers.range !== undefined) return undefined;
  const negotiator = new Negotiator(request);
  // The published types are those of the version before `preferred`.
  const choose: (ours: string[], options: { preferred: string[] }) => string | undefined =
    negotiator.encoding.bind(negotiator);
  const ours = [...available, 'identity'];
  const found = choose(ours, { preferred: ours });
  return found === 'br' || found === 'gzip' ? found : undefined;
}

/** Compresses files, and keeps what it made of them as long as they do not change and there is room. */
export function fileCompressor(): (file: OwnFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, { readonly version: string; readonly bytes: Buffer }>();
  let size = 0;
  return async ({ file, stats }, encoding) => {
    const key = `${encoding} ${file}`;
    const version = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
    const known = kept.get(key);
    if (known?.version === version) return known.bytes;
    const bytes = await compressBytes(await readFile(file), encoding, quickQuality);
    if (size + bytes.length > maxKept) {
      kept.clear();
      size = 0;
    }
    size += bytes.length - (kept.get(key)?.bytes.length ?? 0);
    kept.set(key, { version, bytes });
    return bytes;
  };
}

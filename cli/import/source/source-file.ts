import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A picture or another file of the old site: its bytes, or where it lies. */
export type SourceFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly path: string }
);

/** The fingerprint of a file's content (SHA-256, hexadecimal). */
export async function fingerprintOf(file: SourceFile): Promise<string> {
  const hash = createHash('sha256');
  if ('bytes' in file) return hash.update(file.bytes).digest('hex');
  await pipeline(createReadStream(file.path), hash);
  return hash.digest('hex');
}

import { createHash } from 'node:crypto';
import { compile } from '../../schema/compile/compile.ts';
import type { Model } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { outputs } from './outputs.ts';

const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Compiles a site and writes out its model: file texts by path, relative to the site's root. */
export function emittedFiles(source: SiteSource): {
  readonly model: Model;
  readonly files: ReadonlyMap<string, string>;
} {
  const model = compile(source, fingerprint);
  const files = new Map<string, string>();
  for (const output of Object.values(outputs)) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, text);
  }
  return { model, files };
}

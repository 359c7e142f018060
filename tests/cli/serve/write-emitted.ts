import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryCache } from '../../../cli/content/cache/article-cache.ts';
import { contentCompiler } from '../../../cli/content/content-compiler.ts';
import { emittedFiles } from '../../../cli/outputs/emitted-files.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

/** Writes a file below a folder, and its folders. */
export function writeBelow(folder: string, path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes what a site without content emits, and a page, into a folder. */
export async function writeEmitted(folder: string, source: SiteSource): Promise<void> {
  const { files } = await emittedFiles({
    source,
    content: {
      folder: '',
      now: 0,
      entries: [],
      diagnostics: [],
      ignores: [],
      files: [],
      broken: [],
      pictures: new Map(),
      fetched: new Set(),
    },
    compiler: contentCompiler(source, { cache: memoryCache(), program: '' }),
  });
  for (const [path, file] of files) if ('text' in file) writeBelow(folder, path, file.text);
  writeBelow(folder, 'index.html', '<p>the page');
}

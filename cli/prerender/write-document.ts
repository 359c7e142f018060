import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '../../schema/prerenderer.ts';
import { compressNow, quickQuality } from '../compress/compress-bytes.ts';
import { encodings } from '../compress/compress-forms.ts';
import { isCompressible } from '../compress/is-compressible.ts';
import { compressedSuffixes } from '../files/compressed-names.ts';
import { documentHtml, type PageDocument } from './page-document.ts';
import type { WorkerStart } from './worker-messages.ts';

const made = new Set<string>();

/** Makes the folder of a file, once. */
function makeFolderOf(file: string): void {
  const folder = dirname(file);
  if (made.has(folder)) return;
  mkdirSync(folder, { recursive: true });
  made.add(folder);
}

/**
 * Writes a document of a page into the staging folder, with its compressed forms.
 * @returns the paths of the files that it wrote, relative to the folder; a form that gains nothing is not written
 * @throws what the file system says
 */
export function writeDocument(
  page: RenderedPage,
  document: PageDocument,
  { inline, compress, staging }: Pick<WorkerStart, 'inline' | 'compress' | 'staging'>,
): readonly string[] {
  const { file } = document;
  const html = Buffer.from(documentHtml(page, document, inline));
  const staged = join(staging, file);
  makeFolderOf(staged);
  writeFileSync(staged, html);
  if (!isCompressible(file, html.length)) return [file];
  const forms = compress.flatMap((each) => {
    const encoding = encodings[each];
    const bytes = compressNow(html, encoding, quickQuality);
    if (bytes.length >= html.length) return [];
    const path = file + compressedSuffixes[encoding];
    writeFileSync(join(staging, path), bytes);
    return [path];
  });
  return [file, ...forms];
}

import { compile } from '../../schema/compile/compile.ts';
import type { Model } from '../../schema/model.ts';
import { nameOf } from '../content/article-cache.ts';
import { contentFiles } from '../content/content-files.ts';
import { contentIndex } from '../content/content-index.ts';
import type { NewFile } from '../files/commit-files.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { type ApiAsking, askNone } from '../search/http/api-asking.ts';
import { indexFiles } from '../search/index-files.ts';
import { outputs } from './outputs.ts';

const fingerprint = (text: string): string => nameOf(text).slice(0, 12);

/**
 * Compiles a site and writes out its model and its content: files by path, relative to the site's root.
 * @param asking of the content APIs whose entries are indexed; left out: what is remembered of them will do
 */
export async function emittedFiles(
  { source, content }: CheckedSite,
  asking: ApiAsking = askNone,
): Promise<{
  readonly model: Model;
  readonly files: ReadonlyMap<string, NewFile>;
}> {
  const index = contentIndex(source, content);
  const model = compile(source, fingerprint, index);
  const files = new Map<string, NewFile>(contentFiles(source, content, index));
  for (const [path, file] of await indexFiles(source, model, content, index, asking))
    files.set(path, file);
  for (const output of Object.values(outputs)) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, { text });
  }
  return { model, files };
}

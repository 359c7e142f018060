import { type CompiledSource, compileSource } from '../../schema/compile/compile.ts';
import type { Model } from '../../schema/model.ts';
import { workerFile } from '../../schema/offline/offline-names.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { contentFiles } from '../content/content-files.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { compiledSite } from '../outputs/compiled-site.ts';
import { outputs } from '../outputs/outputs.ts';
import { removedWorker } from '../outputs/pwa/removed-worker.ts';
import type { ApiAsking } from '../search/http/api-asking.ts';
import { indexFiles } from '../search/index-files.ts';

/** The emitted files of a site in memory. What nobody asks for is not made. */
export type DevFiles = {
  readonly model: Model;
  /** The file at a path from the site's root; undefined: there is none. */
  readonly find: (path: string) => Promise<NewFile | undefined>;
};

/** The folder of the search's index. */
const searchFolder = 'search/';

/** What was compiled of site files, for as long as they are the last ones that were read. */
const compiledSources = new WeakMap<SiteSource, CompiledSource>();

function compiledOnce(source: SiteSource): CompiledSource {
  const compiled = compiledSources.get(source) ?? compileSource(source);
  compiledSources.set(source, compiled);
  return compiled;
}

/**
 * Compiles a site. Where its file is the one that was compiled before, only what shows its content is.
 * @param asking of the content APIs whose entries are indexed, as soon as somebody searches
 */
export async function devFiles(checked: CheckedSite, asking: ApiAsking): Promise<DevFiles> {
  const { source, content, own } = checked;
  const { model: published, index } = await compiledSite(checked, compiledOnce(source));
  // What browsers keep would be shown in place of what is being written.
  const { pwa: _, ...site } = published.site;
  const model = { ...published, site };
  const files = new Map<string, NewFile>(contentFiles(source, content, index));
  for (const [path, file] of own?.files ?? []) files.set(path, file);
  for (const output of outputs) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, { text });
  }
  // Where preview left a worker on the same port, it goes.
  if (published.site.pwa) files.set(workerFile, { text: removedWorker(site.base) });
  let searched: Promise<ReadonlyMap<string, NewFile>> | undefined;
  return {
    model,
    find: async (path) => {
      const file = files.get(path);
      if (file || !path.startsWith(searchFolder)) return file;
      searched ??= indexFiles(source, model, checked, index, asking);
      return (await searched).get(path);
    },
  };
}

/** What changes with a file's content. */
export async function fingerprintOf(file: NewFile): Promise<string> {
  if ('fingerprint' in file && file.fingerprint !== undefined) return file.fingerprint;
  return 'text' in file ? file.text : (await contentOf(file)).toString('base64');
}

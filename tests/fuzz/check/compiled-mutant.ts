import { join } from 'node:path';
import { serverFiles } from '../../../cli/build/server-files.ts';
import { contentFiles } from '../../../cli/content/content-files.ts';
import { isText, type NewFile, textOf } from '../../../cli/files/new-file.ts';
import type { CheckedSite } from '../../../cli/lint/lint-site.ts';
import { compiledSite } from '../../../cli/outputs/compiled-site.ts';
import { outputs } from '../../../cli/outputs/outputs.ts';
import { builtWebConfigs } from '../../../cli/prerender/built-web-configs.ts';
import { frameFiles } from '../../../cli/prerender/frame-files.ts';
import {
  addressTargets,
  type PageTarget,
  statusTargets,
} from '../../../cli/prerender/page-targets.ts';
import { siteAddresses } from '../../../cli/prerender/site-addresses.ts';
import { sitePolicy } from '../../../cli/server/rules/site-policy.ts';
import { type ServerName, serverWriters } from '../../../cli/server/server-writers.ts';
import type { Model } from '../../../schema/model.ts';
import type { PrerenderInput } from '../../../schema/prerenderer.ts';

/** What pages of a mutant are rendered from. */
export type CompiledMutant = {
  readonly model: Model;
  readonly input: Omit<PrerenderInput, 'importOwn'>;
  /** Its addresses, with one entry of each collection. */
  readonly targets: readonly PageTarget[];
  readonly statuses: readonly PageTarget[];
};

/** Writes the configurations of all servers, each for itself, as builds do that are asked for them. */
function writeServers(
  { source }: CheckedSite,
  model: Model,
  files: ReadonlyMap<string, NewFile>,
): void {
  const { server: settings = {} } = source;
  const policy = sitePolicy({ model: model.site, settings, scriptHashes: [], texts: [] });
  for (const name of Object.keys(serverWriters) as ServerName[])
    serverFiles([name], { model, settings, policy, files: [files] });
}

/** Compiles a mutant that lint calls clean, and makes what is emitted of it, but for the index of its search. */
export async function compiledMutant(checked: CheckedSite): Promise<CompiledMutant> {
  const { source, content, own } = checked;
  const { model, index } = await compiledSite(checked);
  const files = new Map<string, NewFile>(contentFiles(source, content, index));
  for (const [path, file] of own?.files ?? []) files.set(path, file);
  for (const output of outputs) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, { text });
  }
  writeServers(checked, model, files);
  const frames = frameFiles(
    model,
    await builtWebConfigs(join(content.folder, 'public'), model.site),
  );
  return {
    model,
    input: {
      frames,
      seo: model.seo,
      read: async (path) => {
        const file = files.get(path);
        return file && isText(file) ? textOf(file) : undefined;
      },
    },
    targets: addressTargets(model, siteAddresses(source, model, index, { limit: 1 })),
    statuses: statusTargets(model),
  };
}

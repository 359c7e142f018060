import { join } from 'node:path';
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
import type { Model } from '../../../schema/model.ts';
import type { PrerenderInput } from '../../../schema/prerenderer.ts';

import { writeForSearch, writeServer } from './further-files.ts';

/** What pages of a mutant are rendered from. */
export type CompiledMutant = {
  readonly model: Model;
  readonly input: Omit<PrerenderInput, 'importOwn'>;
  /** Its addresses, with one entry of each collection. */
  readonly targets: readonly PageTarget[];
  readonly statuses: readonly PageTarget[];
};

/**
 * Compiles a mutant that lint calls clean, and makes what is emitted of it.
 * @param number of the mutant: servers take turns, and every tenth has what search engines fetch and its own index
 */
export async function compiledMutant(checked: CheckedSite, number = 1): Promise<CompiledMutant> {
  const { source, content, own } = checked;
  const { model, index } = await compiledSite(checked);
  const files = new Map<string, NewFile>(contentFiles(source, content, index));
  for (const [path, file] of own?.files ?? []) files.set(path, file);
  for (const output of outputs) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, { text });
  }
  writeServer(checked, model, files, number);
  const addresses = siteAddresses(source, model, index, { limit: 1 });
  if (number % 10 === 0) await writeForSearch(checked, model, index, addresses);
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
    targets: addressTargets(model, addresses),
    statuses: statusTargets(model),
  };
}

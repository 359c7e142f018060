import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoryCache } from '../../cli/content/cache/article-cache.ts';
import { type ContentMemory, readContent } from '../../cli/content/read-content.ts';
import { lintRead } from '../../cli/lint/lint-read.ts';
import {
  type CheckedSite,
  type LintResult,
  lintWholeSite,
  type WholeSite,
} from '../../cli/lint/lint-site.ts';
import { readSiteLanguage } from '../../cli/own/read-site-language.ts';
import { readSite } from '../../cli/read/read-site.ts';
import type { Sample } from './samples.ts';

/** A sample whose content and components are read already. */
export type OpenSample = {
  readonly sample: Sample;
  /** Lints the sample with another text in the place of one of its files. */
  readonly lint: (file: string, text: string | Buffer) => Promise<LintResult>;
  /** Paths of the modules of its own components, by their scripts. */
  readonly own: Readonly<Record<string, string>>;
};

/** No entry appears or goes while mutants are tried. */
const now = Date.UTC(2026, 3, 1);

/** What is compiled of content under the settings of mutants is forgotten after so many of them. */
const keptMutants = 200;

/** Reads what all mutants of a sample share. */
export async function openSample(sample: Sample): Promise<OpenSample> {
  const { folder, siteFile } = sample;
  const { own: language, content } = await readSiteLanguage(siteFile);
  const { site } = Object(content?.value) as { readonly site: { readonly base?: string } };
  const base = site.base ?? '/';
  // Loaded as lint does: on its own.
  const { bundleOwn, bundleOwnForNode } = await import('../../cli/own/bundle/bundle-own.ts');
  const bundle = language && (await bundleOwn(folder, base));
  const modules = mkdtempSync(join(dirname(folder), 'own-'));
  let memory: ContentMemory = new Map();
  let cache = memoryCache();
  let count = 0;
  const read = async (file: string, text: string | Buffer): Promise<WholeSite> => {
    const site = {
      ...(await readSite(
        siteFile,
        new Map<string, string | Buffer>([...sample.files, [file, Buffer.from(text)]]),
      )),
    };
    const whole = language ? { ...site, own: language } : site;
    const linted = lintRead(whole);
    const { source } = linted;
    if (!source) return { text: whole, read: linted };
    const loaded = await readContent(folder, source, {
      ...{ cache, memory, now, drafts: false, program: '' },
    });
    const checked: CheckedSite = { ...loaded, source, ...(bundle ? { own: bundle } : {}) };
    return { text: whole, read: linted, loaded: checked };
  };
  return {
    sample,
    lint: async (file, text) => {
      count += 1;
      if (count % keptMutants === 0) {
        memory = new Map();
        cache = memoryCache();
      }
      return lintWholeSite(await read(file, text));
    },
    own: bundle ? await bundleOwnForNode(folder, base, bundle, modules) : {},
  };
}

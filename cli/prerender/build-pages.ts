import type { Model } from '../../schema/model.ts';
import { builtGroup } from '../built-files/built-group.ts';
import { shellFile } from '../built-files/shell-file.ts';
import { usualForms } from '../compress/compress-forms.ts';
import { cacheFolder } from '../content/cache/cache-folder.ts';
import type { ContentIndex } from '../content/content-index.ts';
import { readManifest } from '../files/manifest.ts';
import type { NewFile } from '../files/new-file.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import type { Io } from '../io.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import type { OwnBundle } from '../own/bundle/bundle-own.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import { validateSite } from '../validate/validate-site.ts';
import { builtWebConfigs } from './built-web-configs.ts';
import { renderReport } from './failures/render-report.ts';
import { frameFiles } from './frame-files.ts';
import { withOwnFiles } from './own-runtime-files.ts';
import { readPageRecords, writePageRecords } from './page-records.ts';
import { prerenderSite } from './prerender-site.ts';
import { runtimeFiles } from './runtime-files.ts';
import { siteAddresses } from './site-addresses.ts';

type SiteFiles = {
  /** The site file, or the folder it is in. */
  readonly site: string;
  readonly model: Model;
  readonly index: ContentIndex;
  /** Emitted files, by path. */
  readonly emitted: ReadonlyMap<string, NewFile>;
  /** Fonts that pages ask for right away: their addresses, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
  /** The page for addresses without one of their own. */
  readonly shell: string;
  /** What pages say in their heads besides what is theirs, as HTML, by language. */
  readonly heads: Readonly<Record<string, string>>;
  /** Folders: the public one, and the one that is written to. */
  readonly publicFolder: string;
  readonly out: string;
};

export type BuiltPages = {
  readonly files: ReadonlyMap<string, NewFile>;
  /** Compressed forms that were made of them already, by path. */
  readonly forms: ReadonlyMap<string, NewFile>;
  /** Fingerprints of the scripts inside of pages, as a content security policy names them: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Keeps what the next build need not render again; to be called when the files are written. */
  readonly keepRecords: () => Promise<void>;
};

/** Whether a site's addresses have pages of their own: not where they live behind the #, nor where nobody wants it. */
export const hasPages = ({ source }: Pick<CheckedSite, 'source'>): boolean =>
  source.prerender !== false && source.site.history !== 'hash';

/** The site's own components for Node: bundled into a folder of their own, which the threads load them from. */
async function ownModules(
  folder: string,
  base: string,
  own: OwnBundle,
): Promise<Readonly<Record<string, string>>> {
  const { bundleOwnForNode } = await import('../own/bundle/bundle-own.ts');
  return bundleOwnForNode(folder, base, own, await temporaryFolder('site-own-'));
}

/**
 * The pages of a site.
 * @returns undefined where one could not be rendered, which is written to stderr
 * @throws UsageError where the runtime is not built
 */
export async function buildPages(
  { source, content, own }: CheckedSite,
  { site, model, index, emitted, fonts, shell, heads, publicFolder, out }: SiteFiles,
  { progress, stderr, color, language }: Io,
): Promise<BuiltPages | undefined> {
  const { limit } = typeof source.prerender === 'object' ? source.prerender : {};
  const cached = cacheFolder(content.folder);
  const recordsFile = cached && `${cached.folder}-pages.json`;
  const runtime = withOwnFiles(await runtimeFiles(), own);
  const rendered = await prerenderSite({
    model,
    addresses: siteAddresses(source, model, index, { limit }),
    emitted,
    frames: frameFiles(model, await builtWebConfigs(publicFolder, model.site)),
    runtime,
    own: own ? await ownModules(content.folder, model.site.base, own) : {},
    theme: source.theme,
    fonts,
    heads,
    compress: source.build?.compress ?? usualForms,
    staging: await temporaryFolder('site-pages-'),
    before: {
      records: await readPageRecords(recordsFile, runtime.fingerprint),
      folder: out,
      files: (await readManifest(out))[builtGroup] ?? {},
    },
    progress:
      progress &&
      ((done, all) => {
        if (done % 50 === 0 || done === all) {
          progress({
            zh: `正在渲染页面：${done}／${all}`,
            en: `rendering: ${done} of ${all} pages`,
          });
        }
      }),
  });
  if (rendered.failures.length > 0) {
    const { read } = validateSite(await readSiteLanguage(site));
    stderr(
      renderReport(
        rendered.failures,
        { source, read, components: own?.components ?? [] },
        { color, language },
      ),
    );
    return undefined;
  }
  const files = new Map<string, NewFile>(rendered.files);
  files.set(shellFile, { text: shell });
  const { forms, records, scriptHashes } = rendered;
  return {
    files,
    forms,
    scriptHashes,
    keepRecords: () => writePageRecords(recordsFile, runtime.fingerprint, records),
  };
}

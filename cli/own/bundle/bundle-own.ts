import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OwnModel } from '../../../schema/own-model.ts';
import { nameOf } from '../../content/cache/article-cache.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { NewFile } from '../../files/new-file.ts';
import type { BundledPackage } from '../../notices/bundled-package.ts';
import { licencesFile } from '../../notices/licences-file.ts';
import { findOwnParts, hasNoOwn, nameInModel, type OwnComponent } from '../own-parts.ts';
import { ownComponent } from '../rules/own-component.ts';
import { wholeFile } from '../whole-file.ts';
import { browserConfig, nodeConfig } from './bundle-config.ts';
import { bundleFindings } from './bundle-findings.ts';
import { type BundledAsset, type BundledChunk, scriptsOf } from './bundled-scripts.ts';
import { namedFrom } from './named-from.ts';
import { entryName } from './own-modules.ts';
import { policyFindings } from './policy-findings.ts';
import { browserModules, nodeModules } from './shared-modules.ts';
import { siteVite } from './site-vite.ts';

/** The components of a site, bundled for browsers. */
export type OwnBundle = {
  readonly components: readonly OwnComponent[];
  /** What the model says of them. */
  readonly model: OwnModel;
  /** Their scripts, style sheets and pictures, by path from the site's root. */
  readonly files: ReadonlyMap<string, NewFile>;
  /** Source maps of the scripts, as JSON by the scripts' paths. They are not published. */
  readonly maps: ReadonlyMap<string, string>;
  /** The files of the project that they were made from; undefined where they could not be bundled. */
  readonly sources?: readonly string[];
  /** Packages of others whose code is in the scripts. */
  readonly packages: readonly BundledPackage[];
  /** What is wrong with them. Where it keeps them from being bundled, there is nothing else. */
  readonly diagnostics: readonly Diagnostic[];
};

/** The first version whose way of taking TSX and of sharing modules is asked for here. */
const minVite = 8;

const noModel: OwnModel = { blocks: {}, layouts: {}, parts: {} };

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A bundler may name what is no file.
    return '';
  }
}

/** Names the state of files: of those that are not there, too. */
const stateOf = (files: readonly string[]): string =>
  nameOf(
    ...files.map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stats?.size} ${stats?.mtimeMs} ${stats?.ino}`;
    }),
  );

/** The last bundle of each site, while its files stay as they are: a site that is being written asks again and again. */
const known = new Map<
  string,
  {
    readonly key: string;
    readonly files: readonly string[];
    readonly state: string;
    readonly bundle: OwnBundle;
  }
>();

function modelOf(
  components: readonly OwnComponent[],
  outputs: readonly (BundledChunk | BundledAsset)[],
): OwnModel {
  const scripts = scriptsOf(outputs);
  const of = (kind: keyof OwnModel) =>
    Object.fromEntries(
      components.flatMap((each) => {
        const script = scripts.get(entryName(each));
        return each.path.startsWith(`${kind}/`) && script ? [[nameInModel(each), script]] : [];
      }),
    );
  return { blocks: of('blocks'), layouts: of('layouts'), parts: of('parts') };
}

const mapEnd = '.map';

const isMap = ({ fileName }: BundledChunk | BundledAsset): boolean => fileName.endsWith(mapEnd);

const isServed = (output: BundledChunk | BundledAsset): boolean =>
  !isMap(output) && output.fileName !== licencesFile;

function packagesIn(outputs: readonly (BundledChunk | BundledAsset)[]): readonly BundledPackage[] {
  const file = outputs.find(({ fileName }) => fileName === licencesFile);
  return file?.type === 'asset' ? JSON.parse(String(file.source)) : [];
}

const asFile = (output: BundledChunk | BundledAsset): NewFile => {
  if (output.type === 'chunk') return { text: output.code };
  const { source } = output;
  if (typeof source === 'string') return { text: source };
  const bytes = Buffer.from(source);
  return { bytes: async () => bytes, fingerprint: nameOf(bytes) };
};

/**
 * Bundles the components of a site for browsers.
 * @param site its folder
 * @param base the site's base, with a slash at its end
 * @returns undefined where it has none
 */
export async function bundleOwn(site: string, base: string): Promise<OwnBundle | undefined> {
  const folder = resolve(site);
  const parts = await findOwnParts(folder);
  if (hasNoOwn(parts)) return undefined;
  // Those that are not there are reported where the site is read.
  const components = [...parts.blocks, ...parts.layouts, ...parts.parts].filter(
    ({ isThere }) => isThere,
  );
  const shared = await browserModules(base);
  const key = JSON.stringify([components, base, shared]);
  const before = known.get(folder);
  if (before?.key === key && stateOf(before.files) === before.state) return before.bundle;
  const vite = await siteVite(folder);
  const failed = (diagnostics: readonly Diagnostic[]): OwnBundle => ({
    components,
    model: noModel,
    files: new Map(),
    maps: new Map(),
    packages: [],
    diagnostics,
  });
  const [first] = components;
  const ownFile = join(site, first?.path ?? '', first?.file ?? '');
  if (!vite) {
    const message = `${first?.path} needs vite, which is not installed: npm install --save-dev vite`;
    return failed([wholeFile(ownComponent, ownFile, message)]);
  }
  if (Number.parseInt(vite.version, 10) < minVite) {
    const message = `${first?.path} needs vite ${minVite} or newer, and ${vite.version} is installed: npm install --save-dev vite@latest`;
    return failed([wholeFile(ownComponent, ownFile, message)]);
  }
  const faults: unknown[] = [];
  let outputs: readonly (BundledChunk | BundledAsset)[] = [];
  try {
    const config = browserConfig({ folder, components, base, shared }, (each) => faults.push(each));
    const built = await vite.build(config);
    outputs = [built as { readonly output: typeof outputs }].flat().flatMap(({ output }) => output);
  } catch (error) {
    const { errors } = error as { readonly errors?: readonly unknown[] };
    faults.push(...(errors?.length ? errors : [error]));
  }
  if (faults.length > 0)
    return failed(bundleFindings(faults, { site, components, shared, textOf }));
  const modules = outputs.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
  const sources = [...new Set(modules.map((id) => id.replace(/[?#].*/, '')))].filter(
    (id) => !id.startsWith('\0') && !id.includes('node_modules'),
  );
  const bundle: OwnBundle = {
    components,
    sources,
    model: modelOf(components, outputs),
    files: new Map(outputs.filter(isServed).map((each) => [each.fileName, asFile(each)])),
    maps: new Map(
      outputs.flatMap((each) =>
        each.type === 'asset' && isMap(each)
          ? [[each.fileName.slice(0, -mapEnd.length), String(each.source)]]
          : [],
      ),
    ),
    packages: packagesIn(outputs),
    diagnostics: sources.flatMap((each) =>
      policyFindings(namedFrom(site, each), textOf(each), vite),
    ),
  };
  known.set(folder, { key, files: sources, state: stateOf(sources), bundle });
  return bundle;
}

/**
 * Bundles the components of a site for Node, where pages are rendered.
 * @param site its folder
 * @param out folder that is written to
 * @returns paths of the modules, by the scripts that they stand for
 */
export async function bundleOwnForNode(
  site: string,
  base: string,
  { components, model }: OwnBundle,
  out: string,
): Promise<Readonly<Record<string, string>>> {
  const folder = resolve(site);
  const vite = await siteVite(folder);
  const shared = await nodeModules();
  await vite?.build(nodeConfig({ folder, components, base, shared }, out));
  return Object.fromEntries(
    components.flatMap((each) => {
      const kind = each.path.slice(0, each.path.indexOf('/')) as keyof OwnModel;
      const script = model[kind][nameInModel(each)];
      return script ? [[script.script, join(out, `${entryName(each)}.mjs`)]] : [];
    }),
  );
}

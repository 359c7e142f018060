import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';
import { join, sep } from 'node:path';
import type { OwnComponent } from '../own-parts.ts';
import type { SharedModule, SharedModules } from './shared-modules.ts';

/** What the names of the modules begin with that components are bundled from. */
export const entryPrefix = 'own-component:';
const sharedPrefix = '\0shared:';

/** The module that stands for one of the runtime. Each importer has its own, so that none of them needs a chunk. */
const sharedId = (name: string, importer = ''): string =>
  `${sharedPrefix}${name}#${createHash('sha256').update(importer).digest('hex')}`;

/** What a module of the runtime is imported as; undefined for other modules. */
export const sharedName = (id: string): string | undefined =>
  id.startsWith(sharedPrefix) ? id.slice(sharedPrefix.length).replace(/#.*/, '') : undefined;

/** An import of a module that Node alone has, as an error like those of a bundler. */
export type NodeImport = {
  readonly code: 'NODE_IMPORT';
  /** The file that imports it. */
  readonly id: string;
  readonly specifier: string;
};

/** Name of a component's entry: `blocks-pull-quote`. */
export const entryName = ({ path }: OwnComponent): string => path.replace('/', '-');

/** The module that a component is bundled from: its own file, with the one for mobile where there is one. */
function entryCode(folder: string, { path, file, hasMobile }: OwnComponent): string {
  const at = (name: string): string =>
    JSON.stringify(join(folder, path, name).split(sep).join('/'));
  if (!hasMobile) return `export { default } from ${at(file)};`;
  return [
    `import desktop from ${at(file)};`,
    `import mobile from ${at('mobile.tsx')};`,
    `import { byForm } from 'site-runtime/blocks';`,
    'export default byForm(desktop, mobile);',
  ].join('\n');
}

/** A module that has what one of the runtime has: what is asked for besides is found missing where it is asked for. */
const sharedCode = ({ address, names }: SharedModule): string =>
  `export { ${names.join(', ')} } from ${JSON.stringify(address)};`;

/** The plugin of a bundler, as far as it is asked here. */
type Resolver = {
  readonly resolve: (
    id: string,
    importer: string,
    options: { readonly skipSelf: true },
  ) => Promise<{ readonly id: string } | null>;
};

/** Finds components by their names, and what they share with the runtime. */
export function ownModules(
  folder: string,
  components: readonly OwnComponent[],
  shared: SharedModules,
): object {
  const byName = new Map(components.map((each) => [entryPrefix + entryName(each), each]));
  const addresses = new Set(Object.values(shared).map(({ address }) => address));
  return {
    name: 'site-own-modules',
    enforce: 'pre',
    resolveId: (id: string, importer?: string) => {
      if (byName.has(id)) return `\0${id}`;
      if (Object.hasOwn(shared, id))
        return { id: sharedId(id, importer), moduleSideEffects: false };
      return addresses.has(id) ? { id, external: true } : undefined;
    },
    load: (id: string) => {
      const component = byName.get(id.slice(1));
      if (component) return entryCode(folder, component);
      const module = shared[sharedName(id) ?? ''];
      return module && sharedCode(module);
    },
  };
}

/**
 * Finds imports of modules that Node alone has, in files of the project: packages may do without them in browsers.
 * @param found takes each
 */
export const nodeImports = (found: (each: NodeImport) => void): object => ({
  name: 'site-node-imports',
  enforce: 'pre',
  async resolveId(this: Resolver, id: string, importer?: string) {
    if (importer === undefined || importer.includes('node_modules') || !isBuiltin(id))
      return undefined;
    // A package of the same name may be installed.
    const resolved = await this.resolve(id, importer, { skipSelf: true });
    if (!resolved || resolved.id.startsWith('__vite-browser-external'))
      found({ code: 'NODE_IMPORT', id: importer.replace(/[?#].*/, ''), specifier: id });
    return resolved;
  },
});

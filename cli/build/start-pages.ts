import { builtInDefinitions } from '../../schema/blocks/block-definitions.ts';
import type { Model, ModelBlocks, RouteTable, SiteModel } from '../../schema/model.ts';
import type { StartPage } from '../../schema/offline/worker-settings.ts';
import { pageStateId } from '../../schema/page-state.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { pageLoads } from '../budget/page-loads.ts';
import { pageFiles } from '../built-files/page-files.ts';
import type { RuntimeFiles } from '../prerender/runtime-files.ts';
import { blockTypes } from '../validate/schema-node.ts';

type Built = {
  readonly model: Model;
  readonly runtime: RuntimeFiles;
  /** The text of a file of the site; undefined: there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
};

/** What files name as complete addresses, below the base; others are of no use without a connection. */
const below = (url: string, base: string): string[] =>
  url.startsWith(base) && !url.startsWith('//') ? [url.slice(base.length)] : [];

/** Kinds of blocks of a page, those inside of blocks included. */
function kindsIn(blocks: ModelBlocks, { own }: SiteModel): readonly string[] {
  const known = new Set([...blockTypes(builtInDefinitions), ...Object.keys(own?.blocks ?? {})]);
  const kinds = new Set<string>();
  walkBlocks(blocks, ({ type }) => {
    // Members of other names may have a type, too.
    if (known.has(type)) kinds.add(type);
  });
  return [...kinds];
}

/** Kinds of blocks whose scripts a built page loads later, as its state says. */
function kindsInState(html: string): readonly string[] {
  const [, text] =
    new RegExp(`<script type="application/json" id="${pageStateId}">(.*?)</script>`, 's').exec(
      html,
    ) ?? [];
  const { blocks = [] } = text ? (JSON.parse(text) as { readonly blocks?: string[] }) : {};
  return blocks;
}

/** What a page that a script draws needs: the shell's files, the model, and what the home shows. */
function drawnFiles(table: RouteTable, home: string, { model, runtime }: Built): string[] {
  const { site } = model;
  const { language, device } = table;
  const row = tableIndex(table).match(home)?.value;
  const group = row?.group === undefined ? undefined : table.groups[row.group];
  const page = table.pages[row?.page ?? ''];
  const form = site.devices[device]?.form ?? 'desktop';
  const kinds = group?.blocks ?? (page ? kindsIn(page.blocks, site) : []);
  const config = site.languages[language]?.config;
  const variant = site.variants.find(
    (each) => each.language === language && each.device === device,
  );
  return [
    'site.json',
    ...(variant ? [`${variant.file}?v=${site.build}`] : []),
    ...(group ? [`${group.file}?v=${site.build}`] : []),
    ...(config?.startsWith('/') ? [config.slice(1)] : []),
    ...runtime.anewScripts(form, kinds),
    ...runtime.styles(form, kinds),
  ];
}

/** What modules import, as bundlers write it: `from"./a.js"`, `import"./a.js"`. */
const imports = /\b(?:from|import)\s*(["'])([^"'\n]+\.js)\1/g;

/** Scripts with all that they import at once: those of own components name shared parts of the runtime. */
async function withImports(
  files: readonly string[],
  { runtime, model }: Pick<Built, 'runtime' | 'model'>,
): Promise<readonly string[]> {
  const { base } = model.site;
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    const text = await runtime.read(file).catch(() => '');
    for (const [, , name = ''] of text.matchAll(imports)) {
      const { pathname } = new URL(name, `http://site.invalid${base}${file}`);
      for (const each of below(pathname, base)) found.add(each);
    }
  }
  return [...found];
}

/**
 * The start page of each variant with what it needs to be opened without a connection, by language and device. What a
 * page draws with pictures that wait to be seen is kept when it is read.
 */
export async function startPages(built: Built): Promise<Readonly<Record<string, StartPage>>> {
  const { model, runtime, read } = built;
  const { base, history, languages, devices } = model.site;
  const starts: Record<string, StartPage> = {};
  for (const table of model.tables) {
    const { language, device } = table;
    const home = spellForDevice(languages[language]?.home ?? '/', device, model.site);
    const [file = ''] = pageFiles(home, '');
    const own = history === 'hash' ? undefined : await read(file.slice(1));
    const html = own ?? (await read('index.html')) ?? '';
    const form = devices[device]?.form ?? 'desktop';
    const loaded = pageLoads(html).loads.flatMap(({ url }) => below(url, base));
    const kinds = kindsInState(html);
    const files = own
      ? [...loaded, ...(kinds.length > 0 ? runtime.anewScripts(form, kinds) : [])]
      : [...loaded, ...drawnFiles(table, home, built)];
    starts[`${language}.${device}`] = {
      page: history === 'hash' ? '' : home.slice(1),
      files: await withImports(files, built),
    };
  }
  return starts;
}

import { hasTitleIn } from '../../../schema/blocks/has-title-in.ts';
import type { SiteMenuEntry } from '../../../schema/compile/menu/site-menu.ts';
import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import type { LintContext } from './lint-context.ts';
import { isFields, type WebConfigFile } from './web-config-files.ts';

/** An item in the menu of a web configuration or of the site file, as one language has it. */
export type MenuEntry = {
  readonly language: string;
  /** The web configuration that brings it; undefined: it stands in the site file. */
  readonly config: WebConfigFile | undefined;
  /** Where its places are found. */
  readonly read: SourceMap;
  readonly pointer: Pointer;
  /** Where its code stands; for an item of the site file without one of its own, its title. */
  readonly codeAt: Pointer;
  readonly titleAt: Pointer;
  /** Where its address stands. */
  readonly ownAt: Pointer;
  /** Where it says how it opens; undefined: it does not. */
  readonly typeAt: Pointer | undefined;
  /** From 1. */
  readonly depth: number;
  readonly parent: MenuEntry | undefined;
  readonly code: string;
  /** Whether the code is written, not that of a section or a route. */
  readonly hasCode: boolean;
  readonly title: string;
  /** Whether the title is that of another language, as its own is missing. */
  readonly lacksTitle: boolean;
  /** The address that it names itself; empty: none. */
  readonly own: string;
  /** Whether it opens a new window, where no patch counts. */
  readonly newWindow: boolean;
  /** The address that its code opens by menu.patches. */
  readonly patched: string | undefined;
  /** Whether it opens the notice that something is still being built. */
  readonly inDevelopment: boolean;
};

/** An item of a web configuration. */
export type ConfigMenuEntry = MenuEntry & { readonly config: WebConfigFile };

const newWindowType = 2;

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** By language and code: the address that menu.patches give an item. */
function patchedAddresses({ source, paths, settings }: LintContext): ReadonlyMap<string, string> {
  const languages = new Map(paths.map(({ text: path, language }) => [path, language]));
  const found = new Map<string, string>();
  for (const { path, codes } of Object.values(source.menu?.patches ?? {})) {
    const language =
      languages.get(path) ?? languageOfPath(path, settings.prefixes, settings.defaultLanguage);
    for (const code of codes) {
      found.set(`${language} ${code}`, `${path}?code=${encodeURIComponent(code)}`);
    }
  }
  return found;
}

type Known = {
  readonly patches: ReadonlyMap<string, string>;
  readonly inDevelopment: ReadonlySet<string>;
};

const knownOf = (context: LintContext): Known => ({
  patches: patchedAddresses(context),
  inDevelopment: new Set(context.source.menu?.inDevelopment ?? []),
});

/** What patches and notices make of an item. */
const patchedEntry = (
  { language, code, newWindow }: Pick<MenuEntry, 'language' | 'code' | 'newWindow'>,
  { patches, inDevelopment }: Known,
): Pick<MenuEntry, 'patched' | 'inDevelopment'> => ({
  patched: newWindow ? undefined : patches.get(`${language} ${code}`),
  inDevelopment: inDevelopment.has(code),
});

/** The items of the menus of web configurations, parents before what is below them; as the runtime takes them, but for their titles. */
export function configMenuEntries(
  context: LintContext,
  configs: readonly WebConfigFile[],
): readonly ConfigMenuEntry[] {
  const known = knownOf(context);
  const found: ConfigMenuEntry[] = [];
  const visit = (
    list: unknown,
    at: Pointer,
    config: WebConfigFile,
    parent: MenuEntry | undefined,
  ): void => {
    if (!Array.isArray(list)) return;
    list.forEach((item: unknown, index) => {
      if (!isFields(item)) return;
      const { language, read } = config;
      const pointer = [...at, index];
      const code = text(item.pageCode);
      const newWindow = Number(text(item.linkType)) === newWindowType;
      const ownKey = text(item.linkUrl) === '' ? 'link' : 'linkUrl';
      const entry: ConfigMenuEntry = {
        language,
        config,
        read,
        pointer,
        codeAt: [...pointer, 'pageCode'],
        titleAt: [...pointer, 'title'],
        ownAt: [...pointer, ownKey],
        typeAt: item.linkType === undefined ? undefined : [...pointer, 'linkType'],
        depth: (parent?.depth ?? 0) + 1,
        parent,
        code,
        hasCode: code !== '',
        title: text(item.title),
        lacksTitle: false,
        own: text(item[ownKey]),
        newWindow,
        ...patchedEntry({ language, code, newWindow }, known),
      };
      found.push(entry);
      visit(item.childrens, [...pointer, 'childrens'], config, entry);
    });
  };
  for (const config of configs) visit(config.data?.navbar, ['navbar'], config, undefined);
  return found;
}

/** The items of the site file's menu in all languages, parents before what is below them. */
export function siteMenuEntries(context: LintContext, read: SourceMap): readonly MenuEntry[] {
  const known = knownOf(context);
  const found: MenuEntry[] = [];
  const visit = (
    entries: readonly SiteMenuEntry[],
    language: string,
    parent: MenuEntry | undefined,
  ): void => {
    for (const { item, pointer, title, code, address = '', children } of entries) {
      const ownKey = ['section', 'route', 'link'].find((key) => Object.hasOwn(item, key));
      const newWindow = item.newWindow ?? false;
      const titleAt = [...pointer, 'title'];
      const entry: MenuEntry = {
        language,
        config: undefined,
        read,
        pointer,
        codeAt: item.code === undefined ? titleAt : [...pointer, 'code'],
        titleAt,
        ownAt: ownKey === undefined ? titleAt : [...pointer, ownKey],
        typeAt: item.newWindow === undefined ? undefined : [...pointer, 'newWindow'],
        depth: (parent?.depth ?? 0) + 1,
        parent,
        code,
        hasCode: item.code !== undefined,
        title,
        lacksTitle: !hasTitleIn(item, language),
        own: address,
        newWindow,
        ...patchedEntry({ language, code, newWindow }, known),
      };
      found.push(entry);
      visit(children, language, entry);
    }
  };
  for (const language of Object.keys(context.settings.languages)) {
    visit(context.siteMenu(language), language, undefined);
  }
  return found;
}

/** The address that an item opens; undefined: none. */
export const openedBy = ({ inDevelopment, patched, own }: MenuEntry): string | undefined =>
  inDevelopment ? undefined : (patched ?? (own || undefined));

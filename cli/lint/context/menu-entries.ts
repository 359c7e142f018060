import { languageOfPath } from '../../../schema/language-of-path.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from './lint-context.ts';
import { isFields, type WebConfigFile } from './web-config-files.ts';

/** An item in the menu of a web configuration. */
export type MenuEntry = {
  readonly config: WebConfigFile;
  readonly pointer: Pointer;
  /** From 1. */
  readonly depth: number;
  readonly parent: MenuEntry | undefined;
  readonly code: string;
  readonly title: string;
  /** The address that it names itself, and the key that it stands under; empty: none. */
  readonly own: string;
  readonly ownKey: 'linkUrl' | 'link';
  /** Whether it says how it opens. */
  readonly hasType: boolean;
  /** Whether it opens a new window, where no patch counts. */
  readonly newWindow: boolean;
  /** The address that its code opens by menu.patches. */
  readonly patched: string | undefined;
  /** Whether it opens the notice that something is still being built. */
  readonly inDevelopment: boolean;
};

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

/** The items of all menus, parents before what is below them; as the runtime takes them, but for their titles. */
export function menuEntries(
  context: LintContext,
  configs: readonly WebConfigFile[],
): readonly MenuEntry[] {
  const patches = patchedAddresses(context);
  const inDevelopment = new Set(context.source.menu?.inDevelopment ?? []);
  const found: MenuEntry[] = [];
  const visit = (
    list: unknown,
    at: Pointer,
    config: WebConfigFile,
    parent: MenuEntry | undefined,
  ): void => {
    if (!Array.isArray(list)) return;
    list.forEach((item: unknown, index) => {
      if (!isFields(item)) return;
      const code = text(item.pageCode);
      const newWindow = Number(text(item.linkType)) === newWindowType;
      const ownKey = text(item.linkUrl) === '' ? 'link' : 'linkUrl';
      const entry: MenuEntry = {
        config,
        pointer: [...at, index],
        depth: (parent?.depth ?? 0) + 1,
        parent,
        code,
        title: text(item.title),
        own: text(item[ownKey]),
        ownKey,
        hasType: item.linkType !== undefined,
        newWindow,
        patched: newWindow ? undefined : patches.get(`${config.language} ${code}`),
        inDevelopment: inDevelopment.has(code),
      };
      found.push(entry);
      visit(item.childrens, [...entry.pointer, 'childrens'], config, entry);
    });
  };
  for (const config of configs) visit(config.data?.navbar, ['navbar'], config, undefined);
  return found;
}

/** The address that an item opens; undefined: none. */
export const openedBy = ({ inDevelopment, patched, own }: MenuEntry): string | undefined =>
  inDevelopment ? undefined : (patched ?? (own || undefined));

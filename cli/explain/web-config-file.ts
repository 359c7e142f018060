import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWebConfig } from '../../schema/menu/parse-web-config.ts';
import type { WebMenuItem } from '../../schema/menu/web-config.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import type { LocalText } from '../local-text.ts';
import { decodeText } from '../read/decode-text.ts';
import { locationNames } from '../read/location-name.ts';
import { readText } from '../read/read-text.ts';

/** The web configuration of a language as far as it lies in the site's folder. */
export type WebConfigFile = {
  readonly navbar: readonly WebMenuItem[];
  /** Why there is no menu in it; absent: there is one. */
  readonly without?: LocalText;
  /** Names the place of an item by the codes and titles on the way to it. */
  readonly placeOf: (way: readonly Pick<WebMenuItem, 'pageCode' | 'title'>[]) => string | undefined;
};

const none = (without: LocalText): WebConfigFile => ({
  navbar: [],
  without,
  placeOf: () => undefined,
});

type RawItem = {
  readonly pageCode?: unknown;
  readonly title?: unknown;
  readonly childrens?: unknown;
};

const isItem = (raw: unknown, { pageCode, title }: Pick<WebMenuItem, 'pageCode' | 'title'>) => {
  const item = raw as RawItem | null;
  return String(item?.pageCode ?? '') === pageCode && String(item?.title ?? '').trim() === title;
};

/**
 * Reads the web configuration that a language of a site names.
 * @param folder the site's folder
 * @param config its address
 */
export function webConfigFile(folder: string, config: string | undefined): WebConfigFile {
  if (config === undefined) {
    return none({
      zh: '该语言没有写明网站配置',
      en: 'the language names no web configuration',
    });
  }
  if (!config.startsWith('/')) {
    return none({
      zh: `网站配置不在这里，而在 ${config}`,
      en: `the web configuration is not here but at ${config}`,
    });
  }
  const file = join(folder, 'public', splitAddress(config).path);
  if (!existsSync(file)) return none({ zh: `没有文件 ${file}`, en: `there is no file ${file}` });
  const read = readText(file, decodeText(readFileSync(file)));
  const { navbar = [] } = parseWebConfig(read.content?.value) ?? {};
  if (navbar.length === 0) return none({ zh: `${file} 中没有菜单`, en: `${file} has no menu` });
  const raw = read.content?.value as { readonly navbar?: unknown };
  const nameOf = locationNames(read);
  return {
    navbar,
    placeOf: (way) => {
      let list: unknown = raw.navbar;
      const pointer: (string | number)[] = ['navbar'];
      for (const [depth, step] of way.entries()) {
        const index = Array.isArray(list) ? list.findIndex((raw) => isItem(raw, step)) : -1;
        if (!Array.isArray(list) || index < 0) return undefined;
        pointer.push(...(depth > 0 ? ['childrens'] : []), index);
        list = (list[index] as RawItem).childrens;
      }
      return nameOf([...pointer, 'title']);
    },
  };
}

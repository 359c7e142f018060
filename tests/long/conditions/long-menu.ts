import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, serveChanged } from '../../browser/serve-site.ts';

const counts = [6, 18, 18] as const;

/** Items of the menu, over its three levels. */
export const menuSize = counts[0] * (1 + counts[1] * (1 + counts[2]));

type Item<Child> = { readonly title: string; readonly children: readonly Child[] };

const list = <Value>(count: number, make: (number: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const items: readonly Item<Item<string>>[] = list(counts[0], (first) => ({
  title: `第${first}类`,
  children: list(counts[1], (second) => ({
    title: `${first}之${second}组`,
    children: list(counts[2], (third) => `${first}-${second}-${third}项`),
  })),
}));

/** The last item, and the one above it. */
export const deepest = { group: `6之18组`, title: `6-18-18项`, first: '第6类' };

/** The menu as a web configuration brings it; all items lead to one page. */
export const navbarOf = (address: string): readonly object[] =>
  items.map(({ title, children }) => ({
    title,
    linkUrl: address,
    childrens: children.map((group) => ({
      title: group.title,
      linkUrl: address,
      childrens: group.children.map((each) => ({ title: each, linkUrl: `${address}#${each}` })),
    })),
  }));

const yaml = (address: string): string =>
  items
    .map(
      (first) =>
        `    - title: ${first.title}\n      link: ${address}\n      children:\n${first.children
          .map(
            (group) =>
              `        - title: ${group.title}\n          link: ${address}\n          children:\n${group.children
                .map((each) => `            - { title: ${each}, link: "${address}#${each}" }\n`)
                .join('')}`,
          )
          .join('')}`,
    )
    .join('');

const source = `version: 1
site: { name: 很长的菜单, history: browser }
languages: { zh: { default: true, label: 中文, home: /index } }
devices:
  desktop: { label: 电脑版 }
  mobile: { suffix: H5, userAgents: [iPhone], redirect: both, label: 手机版 }
routes:
  - { id: home, paths: { zh: /index }, title: { zh: 首页 }, page: home }
  - { id: target, paths: { zh: /target }, title: { zh: 到了 }, page: target }
pages:
  home: { blocks: [{ type: cards, items: [{ title: 一张卡片, link: /target }] }] }
  target: { blocks: [{ type: cards, items: [{ title: 菜单通到这里, link: /index }] }] }
menu:
  items:
${yaml('/target')}`;

/** Builds and serves a site whose own menu is as long. */
export async function serveLongMenu(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'long-menu-'));
  writeFileSync(join(folder, 'site.yaml'), source);
  const served = await serveChanged(folder, (text) => text);
  rmSync(folder, { recursive: true, force: true });
  return served;
}

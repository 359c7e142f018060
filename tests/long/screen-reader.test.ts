import { describe, expect, it } from 'vitest';
import { openScreen } from '../browser/open-screen.ts';
import { withSite } from '../browser/with-site.ts';
import { type TreeNode, treeNodes } from './journeys/tree-nodes.ts';

/*
 * What somebody who listens has of a page: the tree that the browser hands to a screen reader.
 */
const running = withSite();

const landmarks = ['banner', 'navigation', 'main', 'contentinfo', 'region', 'complementary'];

const ofRole = (nodes: readonly TreeNode[], ...roles: readonly string[]): readonly TreeNode[] =>
  nodes.filter(({ role }) => roles.includes(role));
const within = (nodes: readonly TreeNode[], place: string): readonly TreeNode[] =>
  nodes.filter((node) => node.within.includes(place));
const words = ({ role, name }: TreeNode): string => `${role} ${name}`.trim();
const names = (nodes: readonly TreeNode[]): readonly string[] => nodes.map(({ name }) => name);

/** Headings that leave out a level, each with the one before it. */
const skipped = (headings: readonly TreeNode[]): readonly string[] =>
  headings.flatMap(({ name, level = 0 }, index) => {
    const before = headings[index - 1];
    return level <= (before?.level ?? 0) + 1 ? [] : [`${before?.name} → ${name}`];
  });

/** Names by which links of a part of the page lead to different places. */
function ambiguous(nodes: readonly TreeNode[]): readonly string[] {
  const targets = new Map<string, Set<string | undefined>>();
  for (const { name, path } of ofRole(nodes, 'link'))
    targets.set(name, (targets.get(name) ?? new Set()).add(path));
  return [...targets].filter(([, paths]) => paths.size > 1).map(([name]) => name);
}

const tree = async (address: string): Promise<readonly TreeNode[]> =>
  treeNodes(await openScreen(running, address));

/** What holds for every page. */
function expectOrder(nodes: readonly TreeNode[]): void {
  const headings = ofRole(nodes, 'heading');
  expect(headings[0]?.level).toBe(1);
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(skipped(headings)).toEqual([]);
  const nameless = ofRole(nodes, 'link', 'button', 'heading', 'image');
  expect(nameless.filter(({ name }) => name === '').map(words)).toEqual([]);
  for (const part of ['banner', 'main', 'contentinfo'])
    expect(ambiguous(within(nodes, part)), part).toEqual([]);
  expect(nodes.filter(({ role }) => role === 'main')).toHaveLength(1);
}

describe('a screen reader', () => {
  it('has of the home page its landmarks, its headings, and what each link leads to', async () => {
    const nodes = await tree('/index');
    expectOrder(nodes);
    expect(ofRole(nodes, ...landmarks).map(words)).toEqual([
      'banner',
      'navigation 主导航',
      'main',
      'region 新闻动态',
      'region 投资与人才',
      'region 投资与人才, 岗位, 单位, 截止',
      'contentinfo',
    ]);
    expect(
      ofRole(nodes, 'heading')
        .filter(({ level = 0 }) => level <= 2)
        .map(({ level, name }) => `${level} ${name}`),
    ).toEqual([
      '1 潮间带上的第一课：海洋科学联合学位班开课',
      '2 新闻动态',
      '2 八所院校，环湾而立',
      '2 园区服务',
      '2 投资与人才',
    ]);
    expect(names(ofRole(nodes, 'link')).slice(0, 2)).toEqual(['跳到正文', '跳到搜索']);
    expect(within(nodes, 'list 地图上的地点').filter(({ role }) => role === 'link')).toHaveLength(
      8,
    );
  });

  it('has of an article its title, its date, its contents and its figures by name', async () => {
    const nodes = await tree('/newsDetail/first-lesson/2026-03-02/article');
    expectOrder(nodes);
    const main = within(nodes, 'main');
    const headings = ofRole(main, 'heading');
    expect(headings[0]?.name).toBe('潮间带上的第一课：海洋科学联合学位班开课');
    const chapters = headings.filter(({ level }) => level === 2).slice(0, 3);
    expect(names(chapters)).toEqual(['教室在潮水之间', '第一天记下的事', '谁可以来']);
    expect(main.filter(({ role }) => role.toLowerCase() === 'time')).not.toEqual([]);
    expect(names(ofRole(within(main, 'navigation 本页目录'), 'link'))).toEqual(names(chapters));
    expect(names(ofRole(within(main, 'figure'), 'image'))).toEqual(['潜水员在珊瑚苗圃间游动']);
    const caption = ofRole(within(main, 'figure'), 'StaticText');
    expect(names(caption).join('')).toMatch(/^水下的珊瑚苗圃：.*示意图：本站绘制$/);
    expect(names(ofRole(main, 'columnheader'))).toEqual(['课程', '开课院校', '地点', '学分']);
    expect(names(ofRole(main, 'navigation'))).toEqual(['当前位置', '上一篇, 下一篇', '本页目录']);
  });

  it('has of the institutions the pins of the map, their rows, and which one is chosen', async () => {
    const page = await openScreen(running, '/institutions');
    const nodes = await treeNodes(page);
    expectOrder(nodes);
    const pins = ofRole(within(nodes, 'navigation 地图上的地点'), 'link');
    expect(names(pins)).toEqual([
      '1 南屿大学',
      '2 北辰理工',
      '3 南屿—埃尔顿',
      '4 清岚传媒',
      '5 圣克莱尔',
      '6 云麓体育',
      '7 海峡艺术',
      '8 热带医学',
    ]);
    const rows = ofRole(within(nodes, 'region 入驻院校'), 'heading').slice(1);
    expect(rows).toHaveLength(pins.length);
    // The first of a row is the name that its pin is short for.
    for (const [index, { name }] of rows.entries())
      expect(name.slice(0, 2)).toBe(pins[index]?.name.slice(2, 4));
    const buttons = ofRole(within(nodes, 'group 筛选'), 'button');
    expect(names(buttons)[0]).toMatch(/^全部 ?8$/);
    const chosen = () =>
      page
        .locator('#content [aria-current=true]')
        .evaluateAll((all) => all.map((each) => each.closest('a, li')?.textContent?.slice(0, 6)));
    expect(await chosen()).toEqual(['1 南屿大学', '1南屿大学黎']);
    await page.getByRole('link', { name: '5 圣克莱尔' }).focus();
    await expect.poll(chosen).toEqual(['5 圣克莱尔', '5圣克莱尔酒']);
    const panel = page.locator('#content').getByRole('paragraph');
    expect(await panel.allTextContents()).toContain('5 圣克莱尔酒店管理学院');
  });
});

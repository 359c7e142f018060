import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blogPermalink, docPermalink } from '../../../cli/import/docusaurus/permalink.ts';
import { bodyOf, dot, importSite, pixel } from './import-site.ts';

const config = `const config = { title: 'X', url: 'https://docs.example.edu', baseUrl: '/help/',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans', 'fr'] },
  presets: [['classic', { docs: { routeBasePath: 'manual' }, blog: {} }]] };
export default config;
`;
const intro = `---
sidebar_position: 1
description: How to begin.
tags: [start]
---

# Introduction

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Partial from './_partial.mdx';
import Hall from '@site/static/img/hall.png';

<!-- a comment -->

Read [the guide](./guides/01-borrowing.md#fees), [by URL](/manual/borrow), [dead](./nowhere.md) and [out](https://example.org).

## Set up {#set-up}

::::info[Good to know]

Costs $5 and $6. See [above](#set-up) and [gone](#gone).

:::danger
Nested
:::

::::

<Tabs>
  <TabItem value="mac" label="macOS">

Install with \`brew\`:

\`\`\`bash title="install.sh"
brew install x <tag>
\`\`\`

  </TabItem>
  <TabItem value="win" label="Windows">Use the installer.</TabItem>
</Tabs>

<Partial />

<Admonition type="tip" title="Hint">Text *here*.</Admonition>

<img src={Hall} alt="Hall" width="300" /> and <Highlight color="#25c2a0">green text</Highlight> {1 + 1}

![Gate](./guides/gate.gif)

<details>
<summary>More</summary>

Hidden **text**.

</details>

Water H<sub>2</sub>O[^1], \`code {x}\`.

[^1]: A note.

export const X = () => <p>x</p>;

<MyChart data={[1,2]} />
`;
const site = {
  'docusaurus.config.js': config,
  'versions.json': '["2.0","1.0"]',
  'docs/intro.md': '# Next',
  'versioned_docs/version-1.0/intro.md': '# Old',
  'versioned_docs/version-2.0/intro.md': intro,
  'versioned_docs/version-2.0/_partial.mdx':
    'Shared **partial** with ![p](../../static/img/hall.png).',
  'versioned_docs/version-2.0/guides/gate.gif': dot,
  'versioned_docs/version-2.0/guides/01-borrowing.md':
    '---\ntitle: Borrowing\nslug: /borrow\n---\nOld style <br> unclosed & {braces.\n\n## Fees\n\nUp to 5 < 6. [Intro](../intro.md)\n',
  'static/img/hall.png': pixel,
  'i18n/zh-Hans/docusaurus-plugin-content-docs/version-2.0/intro.md':
    '# 介绍\n\n见[借书](./guides/01-borrowing.md)和[网址](/manual/borrow)。![门](./guides/gate.gif)\n\n:::note 提示\n\n**注意：**请看。\n\n:::\n',
  'i18n/fr/docusaurus-plugin-content-docs/version-2.0/intro.md': '# Salut',
  'blog/2021-05-28-release/index.md':
    '---\ntitle: Release\nauthors: [{ name: Ann }]\n---\nHello\n\n<!-- truncate -->\n\nthere ![x](./a.gif)\n',
  'blog/2021-05-28-release/a.gif': dot,
};

describe('a site of Docusaurus', () => {
  it('becomes entries in the languages that both sites have', async () => {
    const { run, read, lint, paths } = importSite(site);
    const { code } = await run('docusaurus', '.');
    expect(code).toBe(0);
    expect(read('content/en/news/intro.md')).toBe(`---
title: Introduction
summary: How to begin.
order: 1
tags: [start]
---

Read [the guide](guides-borrowing.md#fees), [by URL](guides-borrowing.md), dead and [out](https://example.org).

## Set up {#set-up}

::::note Good to know
Costs \\$5 and \\$6. See [above](#set-up) and gone.

:::caution
Nested
:::
::::

**macOS**

Install with \`brew\`:

\`\`\`bash title="install.sh"
brew install x <tag>
\`\`\`

**Windows** Use the installer.

Shared **partial** with ![p](/media/news/hall.png).

:::tip Hint
Text *here*.
:::

![Hall](/media/news/hall.png) and green text

![Gate](/media/news/gate.gif)

<details>

<summary>More</summary>

Hidden **text**.

</details>

Water H<sub>2</sub>O[^1], \`code {x}\`.

[^1]: A note.
`);
    expect(bodyOf(read('content/zh/news/intro.md'))).toBe(
      '见[借书](../../en/news/guides-borrowing.md)和[网址](../../en/news/guides-borrowing.md)。![门](/media/news/gate.gif)\n\n:::note 提示\n**注意：**请看。\n:::\n',
    );
    expect(bodyOf(read('content/en/news/guides-borrowing.md'))).toContain(
      'Up to 5 < 6. [Intro](intro.md)',
    );
    expect(paths().filter((path) => path.startsWith('content'))).toHaveLength(3);
    const { errors } = await lint();
    expect(errors).toEqual([]);
  });

  it('keeps its permalinks', async () => {
    const { run, read } = importSite(site);
    await run('docusaurus', '.');
    expect(parse(read('redirects/news.yaml')).redirects).toEqual([
      { from: '/help/manual/borrow', to: '/en/news/guides-borrowing' },
      { from: '/help/manual/intro', to: '/en/news/intro' },
      { from: '/help/zh-Hans/manual/intro', to: '/news/intro' },
    ]);
  });

  it('is imported in the version that visitors see; the others are named', async () => {
    const { run, read } = importSite(site);
    const { err } = await run('docusaurus', '.');
    for (const line of [
      'left out docs: the version that is not released; name the folder docs to import it',
      'left out versioned_docs/version-1.0: an earlier version',
      'left out blog: the blog',
      'left out i18n/fr/docusaurus-plugin-content-docs/version-2.0: the site has no language fr',
      'lost: the component <MyChart> (1 document)',
      'lost: the component <Highlight> (the text inside stays) (1 document)',
      'lost: what a program says (1 document)',
      'check: it is no MDX, and was read as Markdown (1 document)',
    ]) {
      expect(err).toContain(line);
    }
    const named = importSite(site);
    expect((await named.run('docusaurus', 'docs')).code).toBe(0);
    expect(named.read('content/en/news/intro.md')).toBe('---\ntitle: Next\n---\n');
    expect(parse(named.read('redirects/news.yaml')).redirects[0].from).toBe(
      '/help/manual/next/intro',
    );
    expect(read('content/en/news/intro.md')).not.toContain('Next');
  });

  it('has a blog with days in its names', async () => {
    const { run, read } = importSite(site);
    expect((await run('docusaurus', 'blog')).code).toBe(0);
    expect(read('content/en/news/release.md')).toBe(
      '---\ntitle: Release\ndate: 2021-05-28\nsource: Ann\n---\n\nHello\n\nthere ![x](/media/news/a.gif)\n',
    );
    expect(parse(read('redirects/news.yaml')).redirects).toEqual([
      { from: '/help/blog/2021/05/28/release', to: '/en/news/release' },
    ]);
  });

  it.each([
    ['01-guides/02-a-b.md', {}, '/docs/guides/a-b'],
    ['guides/index.mdx', {}, '/docs/guides'],
    ['guides/README.md', {}, '/docs/guides'],
    ['guides/guides.md', {}, '/docs/guides'],
    ['a/b.md', { slug: 'c' }, '/docs/a/c'],
    ['a/b.md', { slug: '/c' }, '/docs/c'],
    ['a/b.md', { id: 'other' }, '/docs/a/other'],
    ['2021-11-notes.md', {}, '/docs/2021-11-notes'],
    ['7.0-notes.md', {}, '/docs/7.0-notes'],
  ])('has its document %s %j at %s', (path, front, permalink) => {
    expect(docPermalink(path, front, '/docs')).toBe(permalink);
  });

  it.each([
    ['2021-05-28-a.md', {}, '/blog/2021/05/28/a'],
    ['2021/05/28/a.md', {}, '/blog/2021/05/28/a'],
    ['2021-05-28-a/index.md', {}, '/blog/2021/05/28/a'],
    ['a.md', {}, '/blog/a'],
    ['2021-05-28-a.md', { slug: 'b' }, '/blog/b'],
  ])('has its post %s %j at %s', (path, front, permalink) => {
    expect(blogPermalink(path, front, '/blog')).toBe(permalink);
  });
});

describe('texts in MDX', () => {
  it('become entries; what they include stands in them', async () => {
    const { run, read, lint } = importSite({
      'one.mdx':
        '---\ntitle: One\ndate: 2020-01-02\nunknown: x\n---\nimport T from "./_t.mdx"\n\n<T/>\n\n[two](sub/two.md) [ref][r] ![pic][p]\n\n[r]: ./sub/two.md\n[p]: pic.png\n',
      '_t.mdx': 'From *elsewhere*.',
      'sub/two.md': '# Two\n\nText with <kbd>Ctrl</kbd> and {/* nothing */} {"words"}.\n',
      'pic.png': pixel,
    });
    const { code, err } = await run('mdx', '.', '--language', 'en');
    expect(code).toBe(0);
    expect(err).toContain('lost: the key unknown (the collection has no such field)');
    expect(bodyOf(read('content/en/news/one.md'))).toBe(
      'From *elsewhere*.\n\n[two](sub-two.md) [ref](sub-two.md) ![pic](/media/news/pic.png)\n',
    );
    expect(read('content/en/news/sub-two.md')).toBe(
      '---\ntitle: Two\n---\n\nText with <kbd>Ctrl</kbd> and  words.\n',
    );
    expect((await lint()).errors).toEqual([]);
  });

  it('do not include what lies outside of the folder', async () => {
    const { run, read } = importSite({
      'in/one.mdx':
        'import T from "../secret.mdx"\n\n# One\n\n<T/>\n\nText ![x](../../secret.png)\n',
      'secret.mdx': 'Secret.',
      'secret.png': pixel,
    });
    const { err } = await run('mdx', 'in', '--language', 'en');
    expect(read('content/en/news/one.md')).not.toContain('Secret');
    expect(err).toContain('lost: the component <T>');
    expect(err).toContain('lost: a picture that is not there');
  });

  it('whose front matter is no YAML are refused', async () => {
    const { run } = importSite({ 'a.mdx': '---\ntitle: "x\n---\n\nText\n' });
    const { code, err } = await run('mdx', 'a.mdx');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('the front matter of a.mdx cannot be read'),
    ]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runSite } from '../commands/run-site.ts';
import { bodyOf, dot, importSite, pixel } from './import-site.ts';
import { old, post, wxr } from './wordpress-file.ts';

const uploads = `${old}/wp-content/uploads/2019/03`;
const spring = post(11, {
  title: '春季开放日 &amp; 参观',
  link: `${old}/2019/03/%e6%98%a5%e5%ad%a3/`,
  post_name: '%e6%98%a5%e5%ad%a3',
  post_modified: '2019-03-22 09:00:00',
  category: 'campus',
  tag: '开放日',
  comment: '好！',
  is_sticky: '1',
  meta__thumbnail_id: '21',
  meta_number: '海院〔2019〕1号',
  meta_footnotes: '[{"content":"第一条注。","id":"abc"}]',
  excerpt: '三月开放。',
  content: `<!-- wp:paragraph --><p>本周六，<strong>欢迎：</strong>见<a href="${old}/2019/03/library/#hours">图书馆</a>、<a href="/?p=13">草稿</a>、<a href="${old}/category/a/">更多</a>、<a href="${uploads}/plan.pdf">方案</a>。</p><!-- /wp:paragraph -->
<!-- wp:image {"id":21} --><figure class="wp-block-image"><a href="${uploads}/hall.png"><img src="${uploads}/hall-300x200.png" alt="大厅"/></a><figcaption>大厅，摄影：林</figcaption></figure><!-- /wp:image -->
<!-- wp:latest-posts {"postsToShow":5} /-->
<!-- wp:block {"ref":40} /-->
<!-- wp:paragraph --><p>脚注<sup data-fn="abc" class="fn"><a href="#abc" id="abc-link">1</a></sup>在此。</p><!-- /wp:paragraph -->
<!-- wp:footnotes /-->`,
});
const library = post(12, {
  title: '图书馆启用',
  link: `${old}/2019/03/library/`,
  post_name: 'library',
  content: `　　新馆启用[sic]。
第二行。

[caption id="x" width="300"]<a href="x.jpg"><img src="${uploads}/大门.gif" alt="大门" /></a> 学校<em>大门</em>[/caption]

<h1>开放</h1>
<h3 id="hours">周末</h3>
[gallery ids="21,99"]
[vc_row width="1/2"]两栏[/vc_row] [contact-form-7 id="5"]
[video mp4="${uploads}/a.mp4"][/video]
<pre>code [gallery]

next</pre>
<script>alert(1)</script><iframe src="https://map.example.com/embed"></iframe>`,
});
const others = [
  post(13, {
    title: '草稿一篇',
    link: `${old}/?p=13`,
    content: '还没写完',
    status: 'draft',
    post_date: '0000-00-00 00:00:00',
  }),
  post(14, {
    title: '内部',
    link: `${old}/in/`,
    content: '私密',
    status: 'private',
    post_name: 'in',
  }),
  post(15, {
    title: '要密码',
    link: `${old}/pw/`,
    content: '密',
    post_name: 'pw',
    post_password: 'x',
  }),
  post(16, {
    title: '关于',
    link: `${old}/about/`,
    content: '<p>见<a href="../2019/03/library/">图书馆</a></p>',
    post_type: 'page',
    post_name: 'about',
  }),
  post(17, {
    title: '重名',
    link: `${old}/2020/03/library/`,
    content: '**a** 和 $b$ 和 $c$',
    post_name: 'library',
  }),
  post(18, {
    title: '将来',
    link: `${old}/later/`,
    content: '以后',
    status: 'future',
    post_date: '2099-01-02 08:30:00',
    post_name: 'later',
  }),
  post(19, { status: 'auto-draft' }),
  post(21, {
    post_type: 'attachment',
    status: 'inherit',
    post_parent: '11',
    attachment_url: `${uploads}/hall.png`,
    meta__wp_attachment_image_alt: '大厅里',
  }),
  post(30, { title: '菜单', post_type: 'nav_menu_item' }),
  post(40, { title: '共用', post_type: 'wp_block', content: '<p>共用的一段。</p>' }),
];
const files = {
  'export.xml': wxr(spring, library, ...others),
  'uploads/2019/03/hall.png': pixel,
  'uploads/2019/03/大门.gif': dot,
  'uploads/2019/03/plan.pdf': '%PDF-1.4',
};

describe('an export of WordPress', () => {
  it('becomes entries with their links, pictures, notes and dates', async () => {
    const { run, read, lint, old: folder, paths } = importSite(files);
    const { code } = await run('wordpress', 'export.xml', '--media', `${folder}/uploads`);
    expect(code).toBe(0);
    expect(read('content/zh/news/chun-ji.md')).toBe(`---
title: 春季开放日 & 参观
date: 2019-03-20
updated: 2019-03-22
code: campus
summary: 三月开放。
source: 张老师
picture: { src: /media/news/hall.png, alt: 大厅里 }
pinned: true
number: 海院〔2019〕1号
tags: [开放日]
---

本周六，**欢迎：**见[图书馆](library.md#hours)、[草稿](cao-gao-yi-pian.md)、[更多](${old}/category/a/)、[方案](/media/news/plan.pdf)。

![大厅](/media/news/hall.png "大厅，摄影：林")

共用的一段。

脚注[^1]在此。

[^1]: 第一条注。
`);
    expect(bodyOf(read('content/zh/news/library.md'))).toBe(`新馆启用\\[sic]。\\
第二行。

![大门](/media/news/da-men.gif "学校大门")

## 开放

### 周末 {#hours}

![大厅里](/media/news/hall.png)

两栏

<${uploads}/a.mp4>

\`\`\`
code [gallery]

next
\`\`\`

[map.example.com/embed](https://map.example.com/embed)
`);
    expect(bodyOf(read('content/zh/news/library-2.md'))).toBe(
      '\\*\\*a\\*\\* 和 \\$b\\$ 和 \\$c\\$\n',
    );
    expect(paths().filter((path) => path.startsWith('public'))).toEqual(
      ['da-men.gif', 'hall.png', 'plan.pdf'].map((name) => `public/media/news/${name}`),
    );
    const { errors, warnings } = await lint();
    expect(errors).toEqual([]);
    // One of them links to a draft.
    expect(warnings).toEqual(['content-link']);
  });

  it('publishes nothing that was not public', async () => {
    const { run, read, old: folder } = importSite(files);
    const { err } = await run('wordpress', 'export.xml', '--media', `${folder}/uploads`);
    for (const name of ['cao-gao-yi-pian', 'in', 'pw']) {
      expect(parse(read(`content/zh/news/${name}.md`).split('---')[1] ?? '')).toMatchObject({
        draft: true,
      });
    }
    expect(read('content/zh/news/later.md')).toContain('publishAt: 2099-01-02T08:30\n');
    expect(err).toContain('check: it was private, and is a draft now (1 document)');
    expect(err).toContain('check: it had a password, and is a draft now (1 document)');
    expect(err).toContain('left out nav_menu_item × 1: this type is not imported');
    const { redirects } = parse(read('redirects/news.yaml'));
    expect(JSON.stringify(redirects)).not.toMatch(/\/in"|\/pw"|13/);
  });

  it('keeps its addresses: each leads to the new page', async () => {
    const { run, read, site, old: folder } = importSite(files);
    await run('wordpress', 'export.xml', '--media', `${folder}/uploads`);
    expect(parse(read('site.yaml')).include).toEqual(['redirects/*.yaml']);
    const { redirects } = parse(read('redirects/news.yaml'));
    expect(redirects).toEqual(
      expect.arrayContaining([
        { from: '/2019/03/春季', to: '/news/chun-ji' },
        { from: '/', query: { p: 11 }, to: '/news/chun-ji' },
        { from: '/2020/03/library', to: '/news/library-2' },
        { from: '/', query: { page_id: 16 }, to: '/news/about' },
      ]),
    );
    // The page of the new site stays.
    expect(redirects.map(({ from }: { from: string }) => from)).not.toContain('/about');
    const { code, out } = await runSite('explain', '/news/library', site, '--lang', 'en');
    expect([code, out]).toEqual([0, expect.stringContaining('detail')]);
  });

  it('says in the report what is not as it was', async () => {
    const { run, old: folder, site } = importSite(files);
    const report = `${site}/../report.json`;
    await run('wordpress', 'export.xml', '--media', `${folder}/uploads`, '--report', report);
    const { entries, leftOut } = JSON.parse(readFileSync(report, 'utf8'));
    const notesOf = (path: string): readonly string[] =>
      entries
        .find((each: { path: string }) => each.path.endsWith(path))
        .notes.map(
          ({ kind, text, detail }: Record<string, string>) =>
            `${kind}: ${text}${detail === undefined ? '' : ` | ${detail}`}`,
        );
    expect(notesOf('/chun-ji.md')).toEqual([
      'lost: the block latest-posts',
      `check: a link still leads to the old site | ${old}/category/a/`,
      'lost: comments | 1',
    ]);
    expect(notesOf('/library.md')).toEqual([
      'lost: pictures of a gallery, which are not in the export | 1',
      'lost: the shortcode [vc_row] (the text inside stays)',
      'lost: the shortcode [contact-form-7] (the text inside stays)',
      'lost: a script | <script>',
      'changed: <iframe> is a link now',
      `check: a link still leads to the old site | ${uploads}/a.mp4`,
    ]);
    expect(notesOf('/library-2.md')).toEqual([
      'changed: another document has this name; a number stands behind the id | library-2',
    ]);
    expect(leftOut).toEqual([
      expect.objectContaining({ name: 'nav_menu_item × 1' }),
      expect.objectContaining({ why: 'an automatic draft' }),
    ]);
  });

  it('in several languages has translations under one id', async () => {
    const of = (language: string, name: string, group = 'pll_1') => ({
      title: name,
      post_name: name,
      link: `${old}/${language}/${name}/`,
      content: `见<a href="${old}/zh/kai-fang/">开放</a>`,
      language,
      group,
    });
    const { run, read, paths, lint } = importSite({
      'e.xml': wxr(
        post(1, of('en', 'open-day')),
        post(2, of('zh', 'kai-fang')),
        post(3, of('fr', 'jour', 'pll_2')),
      ),
    });
    const { code, err } = await run('wordpress', 'e.xml');
    expect(code).toBe(0);
    expect(err).toContain('/fr/jour/: the site has no language fr');
    expect(paths().filter((path) => path.startsWith('content'))).toEqual([
      'content/en/news/kai-fang.md',
      'content/zh/news/kai-fang.md',
    ]);
    expect(read('content/en/news/kai-fang.md')).toContain('title: open-day');
    const { redirects } = parse(read('redirects/news.yaml'));
    expect(redirects).toContainEqual({ from: '/en/open-day', to: '/en/news/kai-fang' });
    expect((await lint()).errors).toEqual([]);
  });

  it('without its uploads keeps the pictures of the old site, and says so', async () => {
    const { run, read, lint } = importSite({ 'e.xml': wxr(spring, ...others) });
    const { err } = await run('wordpress', 'e.xml');
    expect(read('content/zh/news/chun-ji.md')).toContain(
      `![大厅](${uploads}/hall-300x200.png "大厅，摄影：林")`,
    );
    expect(err).toContain('check: a picture is still on another site');
    expect((await lint()).errors).toEqual([]);
  });

  it('is read piece by piece, wherever a piece ends', async () => {
    const texts = Array.from(
      { length: 60 },
      (_, index) => `第${index}篇${'学院今天'.repeat(900)}完`,
    );
    const posts = texts.map((text, index) =>
      post(index + 1, {
        title: `新闻 ${index}`,
        link: `${old}/p${index}/`,
        post_name: `p${index}`,
        content: text,
      }),
    );
    const { run, read } = importSite({ 'e.xml': wxr(...posts) });
    expect((await run('wordpress', 'e.xml')).code).toBe(0);
    for (const [index, text] of texts.entries()) {
      expect(bodyOf(read(`content/zh/news/p${index}.md`))).toBe(`${text}\n`);
    }
  });

  it('is read though it holds characters that XML does not allow', async () => {
    const { run, read } = importSite({
      'e.xml': wxr(
        post(1, { title: 'a', link: `${old}/a/`, content: 'x\u0008y\u000bz', post_name: 'a' }),
      ),
    });
    expect((await run('wordpress', 'e.xml')).code).toBe(0);
    expect(bodyOf(read('content/zh/news/a.md'))).toBe('xyz\n');
  });

  it.each([
    ['an empty file', '', 'is empty'],
    ['cut off', wxr(spring).slice(0, 900), 'is not whole XML, line'],
    ['broken', wxr(spring).replace('</channel>', '</chanel>'), 'is not whole XML, line'],
    [
      'another XML',
      '<?xml version="1.0"?><rss><channel/></rss>',
      'is no export of WordPress (WXR)',
    ],
    [
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(99)}">]>\n<rss>&b;</rss>`,
      'is not whole XML, line',
    ],
    [
      'in another encoding',
      Buffer.from([0x3c, 0x61, 0x3e, 0xd0, 0xa1, 0xff]),
      'bytes that are no UTF-8',
    ],
  ])('that is %s is refused in a line', async (_, text, message) => {
    const { run, paths } = importSite({ 'e.xml': text });
    const before = paths();
    const { code, out, err } = await run('wordpress', 'e.xml');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(paths()).toEqual(before);
  });
});

import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryCache } from '../../../cli/content/cache/article-cache.ts';
import { htmlComments } from '../../../cli/ignores/read-ignores.ts';
import { article, contentSite, findings, siteYaml } from '../content/content-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What is found in a site with one article, as `path:line:column rule`. */
async function found(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = contentSite({ 'content/zh/news/one.md': article(), ...files });
  folders.push(folder);
  return (await findings(folder)).map((each) =>
    each.replace(/^(\S+) \w+ (\S+) .*/s, '$1 $2').replace('content/zh/news/', ''),
  );
}

const ignore = 'site-lint-ignore';
const heading = `${ignore} content-heading: 老文章`;
const inText = (body: string) => found({ 'content/zh/news/one.md': article(undefined, body) });
const inSite = (edit: (text: string) => string) => found({ 'site.yaml': edit(siteYaml()) });
const indexRoute = '  - { id: index, paths: { zh: /index, en: /EN/index }, page: index }\n';
/** A site with a title that lacks a translation, and what stands around it. */
const titled = (above: string, behind = '', title = '{ zh: 首页 }') =>
  inSite((text) =>
    text.replace(
      indexRoute,
      `  - id: index\n    paths: { zh: /index, en: /EN/index }\n${above}    title: ${title}${behind}\n    page: index\n`,
    ),
  );

describe('a comment in the text of a Markdown file', () => {
  it.each([
    ['above a line', `<!-- ${heading} -->\n\n# 一`],
    ['right above a line', `<!-- ${heading} -->\n# 一`],
    ['with other comments between', `<!-- ${heading} -->\n<!-- 以后再改 -->\n\n# 一`],
    ['over several lines', `<!--\n${heading},\n说来话长 -->\n# 一`],
    ['behind a line', `# 一 <!-- ${heading} -->`],
    ['in a list', `- 甲\n- <!-- ${heading} -->\n\n  # 一`],
    ['with a full-width colon', `<!-- ${ignore} content-heading：老文章 -->\n# 一`],
    [
      'for the whole file, at its end',
      `# 一\n\n字\n\n# 二\n\n<!-- ${ignore}-file content-heading: 老 -->`,
    ],
    ['with CRLF', `字\r\n\r\n<!-- ${heading} -->\r\n\r\n# 一\r\n`],
  ])('hides a warning: %s', async (_, body) => {
    expect(await inText(body)).toEqual([]);
  });

  it.each([
    ['of another line', `<!-- ${heading} -->\n# 一\n\n# 二`, ['one.md:8:1 content-heading']],
    [
      'below it',
      `# 一\n\n<!-- ${heading} -->`,
      ['one.md:5:1 content-heading', 'one.md:7:23 ignore-unused'],
    ],
    [
      'of another rule',
      `<!-- ${ignore} content-alt: x -->\n# 一`,
      ['one.md:5:23 ignore-unused', 'one.md:6:1 content-heading'],
    ],
    ['in code', `\`\`\`\n<!-- ${heading} -->\n\`\`\`\n# 一`, ['one.md:8:1 content-heading']],
    ['in a code span', `\`<!-- ${heading} -->\`\n\n# 一`, ['one.md:7:1 content-heading']],
    ['that only speaks of it', `<!-- see ${heading} -->\n# 一`, ['one.md:6:1 content-heading']],
  ])('hides nothing else: %s', async (_, body, expected) => {
    expect(await inText(body)).toEqual(expected);
  });

  it('is looked for quickly where comments are never closed', () => {
    const started = performance.now();
    expect(htmlComments(`${'<!--'.repeat(250_000)} ${ignore}`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('is cached with its file', async () => {
    const folder = contentSite({
      'content/zh/news/one.md': article(undefined, `<!-- ${heading} -->\n# 一`),
    });
    folders.push(folder);
    const cache = memoryCache();
    expect(await findings(folder, { cache })).toEqual([]);
    expect(await findings(folder, { cache })).toEqual([]);
  });
});

describe('a comment in YAML', () => {
  const missing = `${ignore} translation-missing: 只给中文读者`;

  it('is needed: the warning is there without', async () => {
    expect(await titled('')).toEqual(['site.yaml:9:5 translation-missing']);
  });

  it.each([
    ['above a line', `    # ${missing}\n`, ''],
    ['above, with blank lines and comments between', `    # ${missing}\n\n    # 标题\n`, ''],
    ['behind a line', '', ` # ${missing}`],
    ['with two signs', `## ${missing}\n`, ''],
  ])('hides a warning: %s', async (_, above, behind) => {
    expect(await titled(above, behind)).toEqual([]);
  });

  it('hides a warning with CRLF and a byte order mark', async () => {
    const body = `\ufeff# ${missing}\nversion: 1\n`;
    expect(
      await inSite((text) =>
        text
          .replace('version: 1\n', body)
          .replace('name: 测试', 'name: { zh: 测试 }')
          .replace(`# ${missing}\n`, '')
          .replace('site: {', `# ${missing}\nsite: {`)
          .replaceAll('\n', '\r\n'),
      ),
    ).toEqual(['site.yaml:1:1 yaml-bom']);
  });

  it.each([
    ['single quotation marks', `{ zh: '页 # ${missing}' }`],
    ['double quotation marks', `{ zh: "页 # ${missing}" }`],
    ['double quotation marks over lines', `{ zh: "页\n      # ${missing}\n      页" }`],
    ['a plain text without a blank', `{ zh: 页#${missing.replaceAll(': ', ':')} }`],
    ['a block', `\n      zh: |\n        # ${missing}\n        页`],
    ['a folded block', `\n      zh: >-\n        页\n        # ${missing}`],
  ])('is none inside of %s', async (_, title) => {
    const all = await titled('', '', title);
    expect(all).toEqual(['site.yaml:9:5 translation-missing']);
  });

  it('works in front matter', async () => {
    const front = `# ${ignore}-file content-heading: 老文章\ntitle: '# ${ignore}'`;
    expect(await found({ 'content/zh/news/one.md': article(front, '# 一') })).toEqual([]);
  });
});

describe('what is not known yet', () => {
  it('is no unused comment: where the site file has an error, where the file has one', async () => {
    const front = `title: 一\nnothing: 1 # ${ignore} picture-size: 以后`;
    expect(await found({ 'content/zh/news/one.md': article(front) })).toEqual([
      'one.md:3:1 schema-unknown-key',
    ]);
    expect(
      await inSite((text) =>
        `# ${ignore} site-asset-size: x\n${text}`
          .replace('page: one', 'page: on')
          .replace('site-asset-size', 'picture-size'),
      ),
    ).toEqual(['site.yaml:9:73 page-unknown']);
  });
});

describe('errors', () => {
  it('cannot be ignored, and the comment says so', async () => {
    expect(
      await inSite((text) =>
        text.replace('page: one }', `page: on } # ${ignore} page-unknown: 以后`),
      ),
    ).toEqual(['site.yaml:8:73 page-unknown', 'site.yaml:8:97 ignore-error']);
  });

  it('of a rule can be, where they are told as warnings', async () => {
    const draft = article('title: 草稿\ndraft: true');
    const link = article(undefined, `[草稿](two.md) <!-- ${ignore} content-link: 明天发布 -->`);
    expect(
      await found({ 'content/zh/news/one.md': link, 'content/zh/news/two.md': draft }),
    ).toEqual([]);
  });
});

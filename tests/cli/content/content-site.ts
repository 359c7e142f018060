import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentOptions } from '../../../cli/content/read-content.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** A site of news in Chinese and English, with what tests add to its collections. */
export const siteYaml = (collections = '  news: { detail: detail }', blocks = ''): string =>
  `version: 1
site: { name: 测试, origin: https://www.example.edu, description: 测试。 }
languages:
  zh: { default: true, label: 中文, home: /index }
  en: { prefix: /EN, label: English, home: /EN/index }
routes:
  - { id: index, paths: { zh: /index, en: /EN/index }, page: index }
  - { id: detail, paths: { zh: '/news/:id', en: '/EN/news/:id' }, page: one }
pages:
  index: { blocks: [{ type: articleList, collection: news }${blocks}] }
  one: { params: { id: id }, blocks: [{ type: article, collection: news }] }
collections:
${collections}
`;

/** Writes files into a folder; \`site.yaml\` is added where none is named. */
export function writeSite(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A new folder with a site in it. */
export function contentSite(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeSite(folder, { 'site.yaml': siteYaml(), ...files });
  return folder;
}

/** An article: its front matter's lines and its text. */
export const article = (front = 'title: 新闻', body = '正文。'): string =>
  `---\n${front}\n---\n\n${body}\n`;

/** What is found in a site, as `path:line:column severity rule "marked text" message`. */
export async function findings(
  folder: string,
  options: Partial<ContentOptions> = {},
): Promise<string[]> {
  const { diagnostics, linesOf } = await lintSite(folder, options);
  return diagnostics.map(({ file, start, end, severity, rule, message, suggestion }) => {
    const lines = linesOf(file);
    const { line, column } = lines.position(start);
    const marked = (lines.line(line) ?? '').slice(column - 1, column - 1 + end - start);
    const path = file.slice(folder.length + 1);
    const meant = suggestion === undefined ? '' : ` → ${suggestion}`;
    return `${path}:${line}:${column} ${severity} ${rule} "${marked}" ${message}${meant}`;
  });
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes a folder with files in it, below the system's folder for such.
 * @param files their texts, by path
 */
export function siteFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A site file that includes others. */
export const includingSite = (include: string, ...more: readonly string[]): string =>
  [
    'version: 1',
    `include: ${include}`,
    'site: { name: 测试, origin: https://www.example.edu, description: 一个用来测试的网站。 }',
    'languages:',
    '  zh: { default: true, label: 中文, home: /index }',
    'routes:',
    '  - { id: index, paths: { zh: /index }, page: index }',
    'pages:',
    '  index: { blocks: [{ type: share, title: 分享 }] }',
    ...more,
    '',
  ].join('\n');

/** A file with a page and its route. */
export const partOf = (name: string, more = ''): string =>
  [
    'routes:',
    `  - { id: ${name}, paths: { zh: /${name} }, title: 页面, page: ${name} }`,
    'pages:',
    `  ${name}: { blocks: [{ type: share, title: 分享 }] }`,
    more,
  ].join('\n');

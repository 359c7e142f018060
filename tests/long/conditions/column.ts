import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { desktop, mobile } from '../../browser/open-browser.ts';
import { type Served, serveTemporary } from '../../browser/serve-site.ts';

/** How a page starts, and on which device. */
export type Column = {
  readonly en: string;
  readonly zh: string;
  readonly site: 'built' | 'shell' | 'hash';
  readonly device: BrowserContextOptions;
  readonly isMobile: boolean;
};

/** Columns of the table of conditions. */
export const columns: readonly Column[] = [
  {
    en: 'built page, desktop',
    zh: '已生成的页面，电脑',
    site: 'built',
    device: desktop,
    isMobile: false,
  },
  {
    en: 'built page, phone',
    zh: '已生成的页面，手机',
    site: 'built',
    device: mobile,
    isMobile: true,
  },
  { en: 'from the shell', zh: '从外壳页面启动', site: 'shell', device: desktop, isMobile: false },
  {
    en: 'from the shell, hash mode',
    zh: '从外壳页面启动，hash 模式',
    site: 'hash',
    device: desktop,
    isMobile: false,
  },
];

/** A route's address as a column's site spells it: `/news?code=theme`, `/newsH5?code=theme`, `/#/news?code=theme`. */
export function addressIn({ site, isMobile }: Column, path: string, query = ''): string {
  return `${site === 'hash' ? '/#' : ''}${path}${isMobile ? 'H5' : ''}${query}`;
}

/** Serves a copy of the site that starts from the shell, in hash mode: the same model and page but for that. */
export async function serveInHashMode(shell: string): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'hash-mode-'));
  cpSync(shell, folder, { recursive: true });
  for (const name of ['site.json', 'index.html']) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace('"history":"browser"', '"history":"hash"');
    if (changed === text) throw new Error(`${name} does not name its history`);
    writeFileSync(file, changed);
    for (const form of ['br', 'gz']) rmSync(`${file}.${form}`, { force: true });
  }
  return serveTemporary(folder);
}

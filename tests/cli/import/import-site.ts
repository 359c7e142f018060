import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Ran, runSite } from '../commands/run-site.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const siteYaml = `version: 1
site: { name: { zh: 临海学院, en: Seaside College }, origin: https://www.example.edu, description: { zh: 一所学院。, en: A college. } }
languages:
  zh: { default: true, label: 中文, home: /index }
  en: { prefix: /en, label: English, home: /en/index }
routes:
  - { id: index, paths: { zh: /index, en: /en/index }, title: { zh: 首页, en: Home }, page: index }
  - { id: about, paths: { zh: /about, en: /en/about }, title: { zh: 概况, en: About }, page: about }
  - { id: detail, paths: { zh: '/news/:id', en: '/en/news/:id' }, title: { zh: 新闻, en: News }, page: one, hideInMenu: true }
pages:
  index: { blocks: [{ type: articleList, collection: news }] }
  about: { blocks: [{ type: text, body: { zh: [学院在海边。], en: [By the sea.] } }] }
  one: { heading: none, params: { id: id }, blocks: [{ type: article, collection: news }] }
collections:
  news:
    detail: detail
    codes: { campus: { zh: 校园, en: Campus }, teaching: { zh: 教学, en: Teaching } }
    fields:
      number: { type: text, label: { zh: 文号, en: Number } }
      seats: { type: number }
      deadline: { type: day }
      open: { type: 'yes' }
      tags: { type: texts }
      level: { type: choice, options: { first: { zh: 初级, en: First } } }
      papers: { type: files }
`;

/** Writes files, by path, into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export type ImportSite = {
  /** Folder of the site. */
  readonly site: string;
  /** Folder with what is imported. */
  readonly old: string;
  readonly read: (path: string) => string;
  /** Paths of all files of the site. */
  readonly paths: () => readonly string[];
  /** \`site import\` into the collection news. */
  readonly run: (kind: string, source: string, ...more: readonly string[]) => Promise<Ran>;
  /** Errors, and the rules of the warnings, that \`site lint\` finds. */
  readonly lint: () => Promise<{
    readonly errors: readonly string[];
    readonly warnings: readonly string[];
  }>;
};

/** A small site, and a folder beside it with files of an old one. */
export function importSite(files: Files, settings: Files = {}): ImportSite {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const site = join(folder, 'site');
  const old = join(folder, 'old');
  writeFiles(site, { 'site.yaml': siteYaml, ...settings });
  mkdirSync(old);
  writeFiles(old, files);
  return {
    site,
    old,
    read: (path) => readFileSync(join(site, path), 'utf8'),
    paths: () =>
      readdirSync(site, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
        .filter((path) => !path.startsWith('.site'))
        .sort(),
    run: (kind, source, ...more) =>
      runSite(
        'import',
        kind,
        join(old, source),
        '--collection',
        'news',
        '--site',
        site,
        '--lang',
        'en',
        ...more,
      ),
    lint: async () => {
      const { out } = await runSite('lint', site, '--no-cache', '--format', 'json', '--lang', 'en');
      const found = JSON.parse(out) as {
        readonly diagnostics: readonly { severity: string; rule: string; message: string }[];
      };
      const own = (severity: string) =>
        found.diagnostics.filter((each) => each.severity === severity);
      return {
        errors: own('error').map(({ rule, message }) => `${rule}: ${message}`),
        warnings: [...new Set(own('warning').map(({ rule }) => rule))].sort(),
      };
    },
  };
}

/** The text of an entry without its front matter. */
export const bodyOf = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n\n?/, '');

/** A picture of one pixel (PNG). */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Another one (GIF). */
export const dot = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

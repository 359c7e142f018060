import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Collection, Field } from '../../schema/source.generated.ts';
import { entryPath } from '../content/folders/content-folders.ts';
import { placeholdersIn } from '../content/placeholders.ts';
import { nearHint } from '../diagnostics/near-hint.ts';
import { formattedYaml } from '../insert/formatted-yaml.ts';
import { UsageError } from '../usage-error.ts';
import type { Addition } from './addition.ts';
import { assertEntryId } from './assert-id.ts';
import { languagesOf, type SiteInWork } from './site-in-work.ts';
import { textsByLanguage } from './texts-by-language.ts';
import { titleOfName } from './title-of-name.ts';

export type ArticleOptions = {
  readonly title: readonly string[];
  /** Name of the collection. Default: the only one that there is. */
  readonly collection?: string | undefined;
  /** The section that it belongs to. Default: the first one of the collection. */
  readonly code?: string | undefined;
};

type Words = ReturnType<typeof placeholdersIn>;

/** @throws UsageError where there is none, or it does not come from files */
function collectionOf({ source }: SiteInWork, given: string | undefined): [string, Collection] {
  const collections = Object.entries(source.collections ?? {});
  const [only] = collections;
  if (given === undefined) {
    if (only && collections.length === 1) return fromFiles(only);
    const names = collections.map(([name]) => name);
    throw new UsageError(
      names.length === 0
        ? {
            zh: '网站没有集合；请在站点文件的 collections 下写一个',
            en: 'the site has no collection; write one under collections in its site file',
          }
        : {
            zh: `请用 --collection 指明集合：${names.join('、')}`,
            en: `which collection? pass --collection with one of ${names.join(', ')}`,
          },
    );
  }
  const found = collections.find(([name]) => name === given);
  if (found) return fromFiles(found);
  const hint = nearHint(
    given,
    collections.map(([name]) => name),
  );
  throw new UsageError({
    zh: `没有集合 ${given}；${hint.zh}`,
    en: `there is no collection ${given}; ${hint.en}`,
  });
}

function fromFiles(found: [string, Collection]): [string, Collection] {
  if (found[1].http === undefined) return found;
  throw new UsageError({
    zh: `集合 ${found[0]} 来自内容接口，不是文件`,
    en: `the collection ${found[0]} comes from a content API, not from files`,
  });
}

/** What stands under a field until its author writes something there. */
function placeholderOf(
  { type, options = {} }: Field,
  { text, label }: Words,
  home: string,
  today: string,
): unknown {
  const values: Readonly<Record<Field['type'], unknown>> = {
    text,
    number: 1,
    day: today,
    yes: false,
    texts: [text],
    choice: Object.keys(options)[0] ?? text,
    address: home,
    facts: [{ label, value: text }],
    steps: [{ title: text }],
    links: [{ label, link: home }],
    files: [],
    table: { columns: [label], rows: [[text]] },
    entries: [],
  };
  return values[type];
}

/** @throws UsageError where the collection has no such section */
function codeOf({ codes }: Collection, given: string | undefined): string | undefined {
  const known = Object.keys(codes ?? {});
  if (given === undefined) return known[0];
  if (known.includes(given)) return given;
  const hint = nearHint(given, known);
  throw new UsageError({
    zh: `集合没有栏目 ${given}；${hint.zh}`,
    en: `the collection has no section ${given}; ${hint.en}`,
  });
}

/**
 * The front matter of a new entry: what the collection requires, with placeholders, and the other keys of the
 * collection as comments.
 */
function frontMatter(
  { source, today }: SiteInWork,
  collection: Collection,
  title: string,
  code: string | undefined,
  language: string,
): string {
  const { required = [], fields = {}, events, types = {} } = collection;
  const [type] = Object.keys(types);
  const own = placeholdersIn(language);
  const home = source.languages[language]?.home ?? '/';
  const { name, logo } = source.site;
  const siteName = typeof name === 'string' ? name : (name[language] ?? own.text);
  const isNeeded = (key: string): boolean => required.includes(key);
  const data: Record<string, unknown> = { title };
  if (events !== undefined) {
    if (type !== undefined) data.type = type;
    data.start = `${today}T10:00`;
    data.end = `${today}T11:00`;
  }
  if (isNeeded('date') || (collection.detail !== undefined && events === undefined)) {
    data.date = today;
  }
  if (code !== undefined) data.code = code;
  if (isNeeded('summary')) data.summary = own.summary;
  if (isNeeded('source')) data.source = siteName;
  if (isNeeded('picture') && logo !== undefined) data.picture = { src: logo, alt: siteName };
  if (isNeeded('order')) data.order = 1;
  if (isNeeded('updated')) data.updated = today;
  const others: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const target = field.required || isNeeded(key) ? data : others;
    target[key] = placeholderOf(field, own, home, today);
  }
  const head = formattedYaml(data);
  if (Object.keys(others).length === 0) return head;
  return `${head}\n${formattedYaml(others).replace(/^(?=.)/gm, '# ')}`;
}

/** The file that has a path, in whatever letter case: addresses make no difference. */
function entryCalled(folder: string, path: string): string | undefined {
  const parent = join(folder, dirname(path));
  const names = existsSync(parent) ? readdirSync(parent) : [];
  const taken = names.find((name) => name.toLowerCase() === basename(path).toLowerCase());
  return taken === undefined ? undefined : posix.join(dirname(path), taken);
}

/**
 * An entry of a collection in each language: a Markdown file with all that its front matter needs.
 * @throws UsageError where there is no such collection or section, or an entry of this name, or no entry can have it
 */
export function newArticle(
  site: SiteInWork,
  name: string,
  { title, collection: given, code: section }: ArticleOptions,
): Addition {
  assertEntryId(name);
  const [collection, settings] = collectionOf(site, given);
  const code = codeOf(settings, section);
  const languages = languagesOf(site);
  const titles = textsByLanguage('--title', title, languages, (language) =>
    titleOfName(name, language),
  );
  const files = new Map<string, string>();
  for (const language of languages) {
    const path = entryPath(site.source, collection, language, name);
    const taken = entryCalled(site.folder, path);
    if (taken !== undefined) {
      throw new UsageError({
        zh: `名称已被占用：已有 ${taken}`,
        en: `the name is taken: there is ${taken}`,
      });
    }
    const head = frontMatter(site, settings, titles[language] ?? name, code, language);
    const { body } = placeholdersIn(language);
    files.set(path, `---\n${head}---\n\n${body}\n`);
  }
  return { files, next: [...files.keys()] };
}

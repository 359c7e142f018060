import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Fence, type MarkdownPage, markdownFiles, markdownPage } from './markdown-page.ts';

/**
 * Examples of site files in the guide. A tutorial is read from top to bottom: each of its examples adds to those
 * above it, and the site is right at every step. Another page begins where the tutorial in its language ends,
 * unless its first example has a version, which begins a site of its own.
 */
export type Data = Readonly<Record<string, unknown>>;

/** A site as files by path from its folder; the site file as data. */
export type Site = { readonly data: Data; readonly files: Readonly<Record<string, string>> };

export const schema: { readonly properties: Data; readonly $defs: Readonly<Record<string, Data>> } =
  JSON.parse(readFileSync('schema/site.schema.json', 'utf8'));
const siteKeys = new Set(Object.keys(schema.properties));
const settingKeys = new Set(['rules', 'maxWarnings', 'failOn']);

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (text: string, keys: ReadonlySet<string>): boolean => {
  const value: unknown = parse(text);
  return isData(value) && Object.keys(value).every((key) => keys.has(key));
};

const isYaml = ({ language }: Fence): boolean => language === 'yaml';
/** Files of other programs name themselves in a comment; other tests read them. */
const isNamed = ({ text }: Fence): boolean => /^# \S+\.ya?ml\n/.test(text);
const isFile = ({ title }: Fence): boolean => title !== undefined && title !== 'site.yaml';
const isSite = (fence: Fence): boolean =>
  isYaml(fence) && !isNamed(fence) && !isFile(fence) && hasOnly(fence.text, siteKeys);
const isSettings = (fence: Fence): boolean =>
  isYaml(fence) && !isNamed(fence) && !isFile(fence) && hasOnly(fence.text, settingKeys);

/** YAML that is no part of a site, no settings of the linter, and no file with a name. */
export const isStray = (fence: Fence): boolean =>
  isYaml(fence) && !isNamed(fence) && !isFile(fence) && !isSite(fence) && !isSettings(fence);

/** Routes are identified by their ids. Other lists are replaced. */
function joinedRoutes(before: readonly Data[], after: readonly Data[]): readonly Data[] {
  const ids = new Set(after.map(({ id }) => id));
  return [...before.filter(({ id }) => !ids.has(id)), ...after];
}

function joined(before: Data, after: Data): Data {
  const result: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    if (isData(old) && isData(value)) result[key] = joined(old, value);
    else if (key === 'routes' && Array.isArray(old) && Array.isArray(value)) {
      result[key] = joinedRoutes(old, value);
    } else result[key] = value;
  }
  return result;
}

function withFence({ data, files }: Site, fence: Fence): Site {
  if (isSite(fence)) {
    const added: Data = parse(fence.text);
    return 'version' in added ? { data: added, files: {} } : { data: joined(data, added), files };
  }
  const path = isSettings(fence) ? 'lint.yaml' : (fence.title ?? '');
  return { data, files: { ...files, [path]: `${fence.text}\n` } };
}

export const tutorials = ['docs/guide/writing-a-site.md', 'docs/guide/zh/writing-a-site.md'];
export const pages: readonly MarkdownPage[] = ['README.md', ...markdownFiles('docs')]
  .filter((file) => !file.startsWith('docs/reference/'))
  .map(markdownPage);

const examplesOf = ({ fences }: MarkdownPage): readonly Fence[] =>
  fences.filter((fence) => isSite(fence) || isSettings(fence) || isFile(fence));

/** The site after an example, and what the example itself says. */
export type Step = {
  readonly line: number;
  readonly site: Site;
  /** The part of the site file that the example is. */
  readonly part?: Data;
  /** The file that the example is, by its path from the folder of the site. */
  readonly file?: { readonly path: string; readonly text: string };
};

const empty: Site = { data: {}, files: {} };

function stepsAfter(page: MarkdownPage, start: Site): readonly Step[] {
  let site = start;
  return examplesOf(page).map((fence) => {
    site = withFence(site, fence);
    const { line, title: path, text } = fence;
    if (isSite(fence)) return { line, site, part: parse(text) };
    return path === undefined ? { line, site } : { line, site, file: { path, text } };
  });
}

const ends = new Map<string, Site>();
for (const file of tutorials) {
  ends.set(file, stepsAfter(markdownPage(file), empty).at(-1)?.site ?? empty);
}

/** The steps of a page, from where its reader stands. */
export function stepsOf(page: MarkdownPage): readonly Step[] {
  if (tutorials.includes(page.file)) return stepsAfter(page, empty);
  const tutorial = tutorials[page.file.includes('/zh/') ? 1 : 0] ?? '';
  return stepsAfter(page, ends.get(tutorial) ?? empty);
}

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runSite } from '../cli/commands/run-site.ts';
import { type Fence, type MarkdownPage, markdownFiles, markdownPage } from './markdown-page.ts';

/**
 * Examples of site files in the guide. A tutorial is read from top to bottom: each of its examples adds to those
 * above it, and the site is right at every step. Another page begins where the tutorial in its language ends,
 * unless its first example has a version, which begins a site of its own.
 */
type Data = Readonly<Record<string, unknown>>;

/** A site as files by path from its folder; the site file as data. */
type Site = { readonly data: Data; readonly files: Readonly<Record<string, string>> };

const schema: { readonly properties: Data } = JSON.parse(
  readFileSync('schema/site.schema.json', 'utf8'),
);
const siteKeys = new Set(Object.keys(schema.properties));
const settingKeys = new Set(['rules', 'maxWarnings', 'failOn']);

const isData = (value: unknown): value is Data =>
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

const folder = mkdtempSync(join(tmpdir(), 'site-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;

const photograph = sharp({ create: { width: 32, height: 20, channels: 3, background: 'teal' } });

/** The photographs that lie beside a text. */
const photographsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bsrc: |\]\()([\w-]+\.jpg)/g)].map(([, name = '']) => name);

const font = 'tests/fixtures/library/public/fonts/noto-serif-display-bold.woff2';

/** The fonts that a site names in its folder public. */
const fontsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\/fonts\/([\w-]+\.woff2)/g)].map(([, name = '']) => name);

/** What `site lint` reports of a site. */
async function lint({ data, files }: Site): Promise<string> {
  count += 1;
  const own = join(folder, String(count));
  for (const [path, text] of Object.entries({ ...files, 'site.yaml': stringify(data) })) {
    mkdirSync(dirname(join(own, path)), { recursive: true });
    writeFileSync(join(own, path), text);
    for (const name of photographsOf(text)) {
      await photograph.toFile(join(own, dirname(path), name));
    }
    for (const name of fontsOf(text)) {
      mkdirSync(join(own, 'public', 'fonts'), { recursive: true });
      copyFileSync(font, join(own, 'public', 'fonts', name));
    }
  }
  const { out, err } = await runSite('lint', own, '--no-cache');
  const environments = Object.keys(files).flatMap(
    (path) => /^site\.(\w+)\.yaml$/.exec(path)?.[1] ?? [],
  );
  for (const name of environments) {
    const overlaid = await runSite('lint', own, '--no-cache', '--env', name);
    if (overlaid.out !== out || overlaid.err !== err)
      return `${name}: ${overlaid.out}${overlaid.err}`;
  }
  return out + err;
}

const empty: Site = { data: {}, files: {} };
const tutorials = ['docs/guide/writing-a-site.md', 'docs/guide/zh/writing-a-site.md'];
const pages = ['README.md', ...markdownFiles('docs')]
  .filter((file) => !file.startsWith('docs/reference/'))
  .map(markdownPage);
const examplesOf = ({ fences }: MarkdownPage): readonly Fence[] =>
  fences.filter((fence) => isSite(fence) || isSettings(fence) || isFile(fence));

type Step = { readonly line: number; readonly site: Site };

/** The site after each example of a page. */
function stepsOf(page: MarkdownPage, start: Site): readonly Step[] {
  let site = start;
  return examplesOf(page).map((fence) => {
    site = withFence(site, fence);
    return { line: fence.line, site };
  });
}

describe('YAML in the guide', () => {
  it('is a part of a site, settings of the linter, or names the file that it is', () => {
    const others = pages.flatMap(({ file, fences }) =>
      fences
        .filter((fence) => isYaml(fence) && !isNamed(fence) && !isFile(fence))
        .filter((fence) => !isSite(fence) && !isSettings(fence))
        .map(({ line }) => `${file}:${line}`),
    );
    expect(others).toEqual([]);
  });
});

const titleOfStep = 'is right with the example in line $line';
const ends = new Map<string, Site>();

describe.each(tutorials)('%s', (file) => {
  const steps = stepsOf(markdownPage(file), empty);
  ends.set(file, steps.at(-1)?.site ?? empty);

  it('begins with a complete site, and goes on', () => {
    expect(steps[0]?.site.data).toHaveProperty('version', 1);
    expect(steps.length).toBeGreaterThan(4);
  });

  it.each(steps)(titleOfStep, async ({ site }) => {
    expect(await lint(site)).toBe('no problems\n');
  });
});

const others = pages.filter(
  (page) => !tutorials.includes(page.file) && examplesOf(page).length > 0,
);

describe.each(others)('$file', (page) => {
  const tutorial = tutorials[page.file.includes('/zh/') ? 1 : 0] ?? '';
  it.each(stepsOf(page, ends.get(tutorial) ?? empty))(titleOfStep, async ({ site }) => {
    expect(await lint(site)).toBe('no problems\n');
  });
});

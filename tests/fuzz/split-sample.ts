import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Lines of an included file, about: what is mutated is read again and again to find what it was meant to be. */
const partLines = 200;
/** Entries of a folder that are kept without being named. */
const keptEntries = 2;

/** Lines of a text from each one that matches up to the next one; what stands before the first is a part, too. */
function partsAt(lines: readonly string[], start: RegExp): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (start.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

/** Joins parts until there are enough lines in each. */
function grouped(parts: readonly (readonly string[])[]): string[][] {
  const groups: string[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && last.length < partLines) last.push(...part);
    else groups.push([...part]);
  }
  return groups;
}

/** The sample's site file as several: its pages by pages, its routes and its collections. */
function splitFile(text: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const rest: string[] = [];
  for (const section of partsAt(text.split('\n'), /^[a-zA-Z]+:/)) {
    const [head = '', ...lines] = section;
    const key = head.replace(/:.*/, '');
    if (key === 'pages') {
      for (const [index, group] of grouped(partsAt(lines, /^ {2}\w/)).entries())
        files.set(`pages/${index}.yaml`, ['pages:', ...group, ''].join('\n'));
    } else if (key === 'routes' || key === 'collections') {
      files.set(`pages/${key}.yaml`, [...section, ''].join('\n'));
    } else rest.push(...section);
  }
  const site = rest.join('\n').replace(/^version: 1$/m, 'version: 1\ninclude: [pages/*.yaml]');
  return files.set('site.yaml', site);
}

/** Files of content that the site file names, the first of each folder, and all that these name in turn. */
function keptContent(content: string, siteText: string): ReadonlySet<string> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(content, path)).isFile(),
  );
  const ids = new Map<string, string[]>();
  for (const file of files) {
    const id = basename(file).replace(/\.\w+$/, '');
    ids.set(id, [...(ids.get(id) ?? []), file]);
  }
  const kept = new Set<string>();
  const take = (text: string): void => {
    for (const [word] of text.matchAll(/[\w-]+/g))
      for (const file of ids.get(word) ?? []) keep(file);
  };
  const keep = (file: string): void => {
    if (kept.has(file)) return;
    kept.add(file);
    take(`${basename(file).replace(/\.\w+$/, '')}\n${readFileSync(join(content, file), 'utf8')}`);
  };
  take(siteText);
  const seen = new Map<string, number>();
  for (const file of files.sort()) {
    const count = seen.get(dirname(file)) ?? 0;
    seen.set(dirname(file), count + 1);
    if (count < keptEntries) keep(file);
  }
  return kept;
}

/**
 * Writes a site again, in several files and with less content: mutants of it are checked in less time.
 * @param site folder with a site.yaml that includes nothing
 * @param folder that is written to
 */
export function splitSample(site: string, folder: string): void {
  const text = readFileSync(join(site, 'site.yaml'), 'utf8');
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const [path, part] of splitFile(text)) writeFileSync(join(folder, path), part);
  cpSync(join(site, 'public'), join(folder, 'public'), { recursive: true });
  const content = join(site, 'content');
  const kept = keptContent(content, text);
  for (const path of kept) cpSync(join(content, path), join(folder, 'content', path));
}

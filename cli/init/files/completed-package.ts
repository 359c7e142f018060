import { isDeepStrictEqual } from 'node:util';
import { insertData } from '../../insert/insert-data.ts';
import { UsageError } from '../../usage-error.ts';
import { type Manifest, packageName } from './package-file.ts';

type Script = { readonly name: string; readonly command: string };

/** A package.json that was there, and what it now has besides. */
export type CompletedPackage = {
  /** Undefined: it has all that it can have. */
  readonly text: string | undefined;
  /** Whether it said nothing but what was installed, and got its name as well. */
  readonly isNamed: boolean;
  /** Names of the scripts that it got. */
  readonly added: readonly string[];
  readonly needsPackage: boolean;
  /** Scripts that it has others in the place of, under names that are free. */
  readonly taken: readonly (Script & { readonly free: string })[];
  /** Whether `npm run dev` serves the site. */
  readonly runsDev: boolean;
};

/** Whether a package.json says nothing but what was installed, as npm itself writes it into an empty folder. */
const isBare = (manifest: Manifest): boolean =>
  Object.keys(manifest).every((key) => key === 'dependencies' || key === 'devDependencies');

function freeName(name: string, scripts: Readonly<Record<string, string>>): string {
  const free = `site:${name}`;
  return Object.hasOwn(scripts, free) ? freeName(free, scripts) : free;
}

/** All that a new site's has, with what is installed as it is. */
function named(text: string, { devDependencies = {}, ...manifest }: Manifest): string {
  const installed = JSON.parse(text) as Manifest;
  const isInstalled = Object.hasOwn(installed.dependencies ?? {}, packageName);
  const completed = {
    ...manifest,
    ...installed,
    ...(isInstalled
      ? {}
      : { devDependencies: { ...devDependencies, ...installed.devDependencies } }),
  };
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? 2;
  return `${JSON.stringify(completed, null, indent)}\n`;
}

/**
 * Adds members to an object of a package.json, which it gets where it has none.
 * @throws UsageError where the object stands there twice
 */
function withMembers(text: string, key: keyof Manifest, members: object): string {
  if (Object.keys(members).length === 0) return text;
  const own = JSON.parse(text) as Manifest;
  const name = 'package.json';
  const added = Object.hasOwn(own, key)
    ? insertData({ name, text }, [key], members)
    : insertData({ name, text }, [], { [key]: members });
  const now = (JSON.parse(added) as Manifest)[key];
  if (!isDeepStrictEqual(now, { ...(own[key] as object | undefined), ...members })) {
    throw new UsageError({
      zh: `${name} 中有两个 ${key}，请先合并；没有写入任何文件`,
      en: `${key} in ${name} stands there twice, make it one first; nothing was written`,
    });
  }
  return added;
}

/**
 * A package.json with what a site's has and it lacks; all that stands there stays as it is written.
 * @param text an object in JSON, whose scripts and dependencies are objects
 * @param whole what a new site's would be
 * @throws UsageError where it cannot be added to
 */
export function completedPackage(text: string, whole: string): CompletedPackage {
  const own = JSON.parse(text) as Manifest;
  const site = JSON.parse(whole) as Manifest;
  const wanted = Object.entries(site.scripts ?? {});
  const scripts = own.scripts ?? {};
  const missing = wanted.filter(([name]) => !Object.hasOwn(scripts, name));
  const taken = wanted
    .filter(([name, command]) => Object.hasOwn(scripts, name) && scripts[name] !== command)
    .map(([name, command]) => ({ name, command, free: freeName(name, scripts) }));
  const needsPackage = ![own.dependencies, own.devDependencies].some((each = {}) =>
    Object.hasOwn(each, packageName),
  );
  const isNamed = isBare(own);
  const scripted = withMembers(text, 'scripts', Object.fromEntries(missing));
  const completed = isNamed
    ? named(text, site)
    : needsPackage
      ? withMembers(scripted, 'devDependencies', site.devDependencies ?? {})
      : scripted;
  return {
    text: completed === text ? undefined : completed,
    isNamed,
    added: missing.map(([name]) => name),
    needsPackage,
    taken,
    runsDev: !taken.some(({ name }) => name === 'dev'),
  };
}

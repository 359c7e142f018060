import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn } from '../cli/releases/files-in.ts';

/**
 * Kills: of builds at any moment; of builds while they write a release; of what writes releases of built files, which is
 * the same code without what is calculated before.
 */
const killsOf = { build: 6, writing: 6, release: 188 } as const;
const kinds = Object.keys(killsOf) as (keyof typeof killsOf)[];
const kills = Object.values(killsOf).reduce((sum, count) => sum + count, 0);

const names = ['Cap', 'Ancre'] as const;
type Name = (typeof names)[number];

const parent = mkdtempSync(join(tmpdir(), 'killed-builds-'));
const out = join(parent, 'site');
const source = (name: Name): string => join(parent, name);
/** Each file of a site that was built in peace, by path. */
const whole: Partial<Record<Name, Readonly<Record<string, string>>>> = {};

const sources = JSON.stringify(names.map(source));
const builtFolders = JSON.stringify(names.map((name) => join(parent, `${name}-built`)));
/** One site after the other into the same output, without end; the argument says with which one it starts. */
const writers: Readonly<Record<keyof typeof killsOf, string>> = (() => {
  const build = `
import { buildSite } from ${JSON.stringify(`file://${resolve('dist/cli/api.js')}`)};
for (let count = Number(process.argv[2]); ; count += 1)
  await buildSite(${sources}[count % 2], { out: ${JSON.stringify(out)} });
`;
  const release = `
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease } from './publish-release.js';
const sites = ${builtFolders}.map((folder) => {
  const { groups } = JSON.parse(readFileSync(join(folder, '.site-files.json'), 'utf8'));
  return Object.fromEntries(Object.entries(groups).map(([group, files]) => [
    group,
    new Map(Object.entries(files).map(([path]) => [path, { copyOf: join(folder, path) }])),
  ]));
});
for (let count = Number(process.argv[2]); ; count += 1)
  await publishRelease(${JSON.stringify(out)}, sites[count % 2]);
`;
  return { build, writing: build, release };
})();

/** What writes releases, as a module of its own. */
const bundleReleases = () =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'cli/releases/publish-release.ts',
      target: 'node20',
      outDir: parent,
      emptyOutDir: false,
    },
  });

beforeAll(async () => {
  for (const kind of kinds) writeFileSync(join(parent, `${kind}.mjs`), writers[kind]);
  await bundleReleases();
  for (const name of names) {
    cpSync('tests/fixtures/lyceum', source(name), { recursive: true });
    const file = join(source(name), 'site.yaml');
    const text = readFileSync(file, 'utf8');
    // The title of the site is on every page, and in the model.
    const changed = text
      .replaceAll('Lycée du Phare', `Lycée ${name}`)
      .replace('history: hash', 'history: browser');
    expect(changed).toContain(name);
    writeFileSync(file, changed);
    const built = join(parent, `${name}-built`);
    execFileSync('node', ['dist/cli/site.js', 'build', source(name), '-o', built], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { '.site-files.json': _, ...files } = filesIn(built);
    whole[name] = files;
  }
}, 300_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Which of the two sites stands there; undefined: neither, or parts of both. */
function served(): Name | undefined {
  const there = filesIn(out);
  return names.find((name) =>
    Object.entries(whole[name] ?? {}).every(([path, text]) => there[path] === text),
  );
}

const inodeOf = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.ino;

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

it(`${kills} builds that are killed at any moment leave the old site or the new one`, {
  timeout: 1_500_000,
}, async () => {
  expect(Object.keys(whole.Cap ?? {}).length).toBeGreaterThan(200);
  const counts = { old: 0, new: 0, mixed: 0, writing: 0 };
  execFileSync('node', ['dist/cli/site.js', 'build', source('Cap'), '-o', out], {
    stdio: 'ignore',
  });
  let before = served();
  expect(before).toBe('Cap');
  const staging = join(parent, 'site-releases/.new');
  for (const kind of kinds.flatMap((each) => Array(killsOf[each]).fill(each) as typeof kinds)) {
    const left = inodeOf(staging);
    const child = spawn('node', [join(parent, `${kind}.mjs`), before === 'Cap' ? '1' : '0'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    // Of the build before, if it was killed there.
    const isWriting = (): boolean => ![undefined, left].includes(inodeOf(staging));
    if (kind === 'build') await pause(Math.random() * 2500);
    else {
      while (!isWriting() && !hasEnded(child)) await pause(1);
      await pause(Math.random() * 40);
    }
    expect(hasEnded(child)).toBe(false);
    if (isWriting()) counts.writing += 1;
    child.kill('SIGKILL');
    await once(child, 'exit');
    const after = served();
    if (after === undefined) counts.mixed += 1;
    else if (after === before) counts.old += 1;
    else counts.new += 1;
    before = after ?? before;
  }
  console.log(
    `${kills} kills, ${counts.writing} of them while a release was written: ${counts.old} old, ${counts.new} new, ${counts.mixed} mixed`,
  );
  expect(counts.mixed).toBe(0);
  expect(counts.old + counts.new).toBe(kills);
  expect(counts.writing).toBeGreaterThan(kills / 2);
  // What was killed left nothing behind that a build does not take away.
  execFileSync('node', ['dist/cli/site.js', 'build', source('Ancre'), '-o', out], {
    stdio: 'ignore',
  });
  execFileSync('node', ['dist/cli/site.js', 'build', source('Cap'), '-o', out], {
    stdio: 'ignore',
  });
  expect(served()).toBe('Cap');
  expect(existsSync(staging)).toBe(false);
});

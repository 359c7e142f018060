import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownEnvironment } from '../../long/own-environment.ts';

const here = import.meta.dirname;
const content = join(here, 'content.json');
const style = join(here, 'style.css');

/** @throws with what the program printed, where it fails */
function run(args: readonly string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...ownEnvironment(), NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`node ${args.join(' ')}\n${stdout}${stderr}`);
}

/** A copy of a peer's folder with the content of the page, in which it finds its packages. */
function copyOf(name: string, folder: string, contentFolder: string): string {
  const copy = join(folder, name);
  cpSync(join(here, 'peers', name), copy, { recursive: true });
  mkdirSync(join(copy, contentFolder), { recursive: true });
  cpSync(content, join(copy, contentFolder, 'content.json'));
  cpSync(style, join(copy, contentFolder, 'style.css'));
  symlinkSync(resolve(here, 'peers/node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Folders to serve, by the name of what made them. */
export type Peers = Readonly<
  Record<'reactPrerendered' | 'reactFetched' | 'astro' | 'vitePress', string>
>;

/** Builds a page of the same content with each of the peers. */
export function buildPeers(folder: string): Peers {
  run([join(here, 'react-app/build.mjs'), content, style, join(folder, 'react')], process.cwd());
  const astro = copyOf('astro', folder, 'src');
  run([join(here, 'peers/node_modules/astro/astro.js'), 'build'], astro);
  const vitePress = copyOf('vitepress', folder, '.');
  run([join(here, 'peers/node_modules/vitepress/bin/vitepress.js'), 'build'], vitePress);
  return {
    reactPrerendered: join(folder, 'react/prerendered'),
    reactFetched: join(folder, 'react/fetched'),
    astro: join(astro, 'dist'),
    vitePress: join(vitePress, '.vitepress/dist'),
  };
}

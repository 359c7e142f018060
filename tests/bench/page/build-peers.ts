import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownEnvironment } from '../../long/own-environment.ts';
import { astroProgram, copyPeerSite, vitePressProgram } from './peer-packages.ts';

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

/**
 * A copy of a peer's site with the content of the page.
 * @param contentFolder where its page looks for it, below the site
 */
function siteWithContent(name: string, folder: string, contentFolder: string): string {
  const site = join(folder, name);
  copyPeerSite(join(here, 'peers', name), site);
  cpSync(content, join(site, contentFolder, 'content.json'));
  cpSync(style, join(site, contentFolder, 'style.css'));
  return site;
}

/** Folders to serve, by the name of what made them. */
export type Peers = Readonly<
  Record<'reactPrerendered' | 'reactLinked' | 'reactFetched' | 'astro' | 'vitePress', string>
>;

/**
 * Builds a page of the same content with each of the peers.
 * @param sheet a style sheet of a size as sites have it, for the peer that links one
 */
export function buildPeers(folder: string, sheet: string): Peers {
  run([join(here, 'react-app/build.mjs'), content, style, join(folder, 'react')], process.cwd());
  const linked = join(folder, 'react/linked');
  cpSync(join(folder, 'react/prerendered'), linked, { recursive: true });
  const own = readFileSync(style, 'utf8');
  const page = join(linked, 'index.html');
  const html = readFileSync(page, 'utf8');
  const link = '<link rel="stylesheet" href="/style.css">';
  const inPage = /<style>[\s\S]*?<\/style>/;
  if (!inPage.test(html)) throw new Error('the React page has no styles');
  writeFileSync(page, html.replace(inPage, link));
  writeFileSync(join(linked, 'style.css'), own + sheet);
  const astro = siteWithContent('astro', folder, 'src');
  run([astroProgram, 'build'], astro);
  const vitePress = siteWithContent('vitepress', folder, '.');
  run([vitePressProgram, 'build'], vitePress);
  return {
    reactPrerendered: join(folder, 'react/prerendered'),
    reactLinked: linked,
    reactFetched: join(folder, 'react/fetched'),
    astro: join(astro, 'dist'),
    vitePress: join(vitePress, '.vitepress/dist'),
  };
}

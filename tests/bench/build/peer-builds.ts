import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { astroProgram, copyPeerSite, vitePressProgram } from '../page/peer-packages.ts';
import { article } from './article.ts';
import { type MeasuredBuild, measuredBuild } from './measured-build.ts';

/** A site of one of the peers with the same Markdown as `ownSite`. */
export function peerSite(name: string, folder: string, articlesInLanguage: number): string {
  const site = join(folder, `${name}-${articlesInLanguage}`);
  copyPeerSite(join(import.meta.dirname, name), site);
  for (const language of ['zh', 'en']) {
    const own = join(site, 'articles', language, 'news');
    mkdirSync(own, { recursive: true });
    for (let index = 0; index < articlesInLanguage; index += 1) {
      writeFileSync(join(own, `n${index}.md`), article(index, language));
    }
  }
  return site;
}

export function buildAstro(folder: string, articlesInLanguage: number): MeasuredBuild {
  const site = peerSite('astro', folder, articlesInLanguage);
  return measuredBuild([astroProgram, 'build'], join(site, 'dist'), site);
}

export function buildVitePress(folder: string, articlesInLanguage: number): MeasuredBuild {
  const site = peerSite('vitepress', folder, articlesInLanguage);
  return measuredBuild([vitePressProgram, 'build'], join(site, '.vitepress/dist'), site);
}

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { article } from './article.ts';

/**
 * The sample's site with other articles, as many in each of its two languages.
 * @returns its folder
 */
export function ownSite(folder: string, articlesInLanguage: number): string {
  const site = join(folder, `site-${articlesInLanguage}`);
  cpSync('site', site, {
    recursive: true,
    filter: (path) =>
      !path.includes(join('content', 'zh')) && !path.includes(join('content', 'en')),
  });
  for (const language of ['zh', 'en']) {
    const own = join(site, 'content', language);
    cpSync(join('site/content', language, 'pages'), join(own, 'pages'), { recursive: true });
    mkdirSync(join(own, 'news'), { recursive: true });
    for (let index = 0; index < articlesInLanguage; index += 1) {
      writeFileSync(join(own, 'news', `n${index}.md`), article(index, language));
    }
  }
  return site;
}

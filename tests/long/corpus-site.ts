import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchCorpus } from '../fixtures/search-corpus.ts';

/** Writes the sample site with so many generated articles a language in place of its own. */
export function writeCorpusSite(folder: string, count: number): void {
  cpSync('site', folder, {
    recursive: true,
    filter: (path) => !/[\\/]content[\\/](zh|en)\b/.test(path),
  });
  for (const language of ['zh', 'en']) {
    const own = join(folder, 'content', language);
    cpSync(join('site/content', language, 'pages'), join(own, 'pages'), { recursive: true });
    mkdirSync(join(own, 'news'), { recursive: true });
    for (const { id, title, date, text } of searchCorpus(language, count)) {
      const front = { title, date, code: 'parkDynamic', summary: title };
      const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      const body = text.replaceAll('\n', '\n\n');
      writeFileSync(join(own, 'news', `${id}.md`), `---\n${lines.join('\n')}\n---\n\n${body}\n`);
    }
  }
}

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chinesePinyin } from '../../../cli/search/pinyin.ts';
import { searchIndex } from '../../../cli/search/search-index.ts';
import { chineseVariants } from '../../../cli/search/variants.ts';
import type { CorpusArticle } from '../../fixtures/search-corpus.ts';

export type BuiltIndex = {
  readonly folder: string;
  readonly seconds: number;
  readonly megabytes: number;
};

function megabytesOf(folder: string): number {
  let bytes = 0;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(join(folder, path));
    if (stat.isFile()) bytes += stat.size;
  }
  return bytes / 1e6;
}

/** A copy of the built sample site whose index is of these articles. */
export async function buildOwn(
  folder: string,
  language: string,
  articles: readonly CorpusArticle[],
): Promise<BuiltIndex> {
  cpSync(process.env.BENCH_SITE ?? 'dist/site', folder, { recursive: true });
  rmSync(join(folder, 'search', language), { recursive: true, force: true });
  const start = performance.now();
  const files = searchIndex(
    language,
    language,
    articles.map(({ text, ...known }) => ({
      ...known,
      collection: 'news',
      read: () => text,
      fingerprint: '',
    })),
    language === 'zh' ? await chineseVariants() : undefined,
    language === 'zh' ? { pinyin: await chinesePinyin() } : {},
  );
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const seconds = (performance.now() - start) / 1000;
  return { folder, seconds, megabytes: megabytesOf(join(folder, 'search', language)) };
}

const page = (language: string): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>Pagefind</title>
<input aria-label="keyword"><main></main>
<script type="module">
const field = document.querySelector('input');
const main = document.querySelector('main');
let pagefind;
field.addEventListener('focus', async () => {
  pagefind ??= import('/pagefind/pagefind.js').then(async (it) => (await it.init(), it));
});
field.addEventListener('keydown', async ({ key }) => {
  if (key !== 'Enter') return;
  const { results } = await (await pagefind).search(field.value);
  const hits = await Promise.all(results.slice(0, 10).map((each) => each.data()));
  main.innerHTML = hits.map(({ url, meta, excerpt }) => \`<p><a href="\${url}">\${meta.title}</a> \${excerpt}</p>\`).join('') + '<i></i>';
});
const urls = new Map();
window.found = async (keyword) => {
  const { results } = await (await pagefind).search(keyword);
  return Promise.all(results.map(async (each) => {
    if (!urls.has(each.id)) urls.set(each.id, (await each.data()).url);
    return urls.get(each.id).slice(1);
  }));
};
</script></html>`;

/** A site of one page whose index is Pagefind's. */
export async function buildPagefind(
  folder: string,
  language: string,
  articles: readonly CorpusArticle[],
): Promise<BuiltIndex> {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}.json`;
  writeFileSync(file, JSON.stringify(articles));
  const output = join(folder, 'pagefind');
  const milliseconds = await new Promise<number>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['tests/bench/pagefind/index.mjs', file, language, output],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let printed = '';
    child.stdout.on('data', (part) => {
      printed += part;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(Number(printed)) : reject(new Error(`Pagefind ended with ${code}`)),
    );
  });
  writeFileSync(join(folder, 'index.html'), page(language));
  return { folder, seconds: milliseconds / 1000, megabytes: megabytesOf(output) };
}

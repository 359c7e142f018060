// Indexes articles with Pagefind: node index.mjs ARTICLES.json LANGUAGE FOLDER. Prints milliseconds.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import * as pagefind from 'pagefind';

const [articlesFile, language, outputPath] = process.argv.slice(2);
const articles = JSON.parse(readFileSync(articlesFile, 'utf8'));
const start = performance.now();
const { index } = await pagefind.createIndex({ forceLanguage: language });
for (const { id, title, text } of articles) {
  const { errors } = await index.addCustomRecord({
    url: `/${id}`,
    content: `${title}\n${text}`,
    language,
    meta: { title },
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
const { errors } = await index.writeFiles({ outputPath });
if (errors.length > 0) throw new Error(errors.join('\n'));
process.stdout.write(String(performance.now() - start));
await pagefind.close();

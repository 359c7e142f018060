import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { ArticleCache } from '../content/article-cache.ts';
import { textOf } from '../files/new-file.ts';
import { siteFolder } from '../files/site-folder.ts';
import type { Io } from '../io.ts';
import { lintCached } from '../lint/lint-cached.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { indexHtml } from '../outputs/index-html.ts';
import { UnreadableInput } from '../read/unreadable-input.ts';
import { report } from '../report/report.ts';
import { askOnce } from '../search/http/api-asking.ts';
import { UsageError } from '../usage-error.ts';
import { staticFiles } from './static-files.ts';

type Next = () => void;

/** A site in memory, emitted anew on demand; of the last state that had no error. */
export type DevSite = {
  readonly base: string;
  /** Fills in the runtime's page. */
  readonly page: (html: string) => string;
  /** Answers with emitted and public files; leaves the rest to others. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
  /** Reads the site anew. Returns what is wrong with it, or undefined. */
  readonly reload: () => Promise<string | undefined>;
};

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  ...Object.fromEntries(
    ['jpeg', 'png', 'gif', 'webp', 'avif'].map((ending) => [ending, `image/${ending}`]),
  ),
  pdf: 'application/pdf',
};

const typeOf = (path: string): string => {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return types[ending] ?? 'application/octet-stream';
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // No file is called so.
    return path;
  }
};

/** @throws UsageError where the site has errors at the start: there is nothing to show then */
export async function devSite(site: string, io: Io): Promise<DevSite> {
  // Content APIs are asked at the start, and not again whenever a file is saved.
  const asking = askOnce(io);
  let indexes: ArticleCache | undefined;
  const read = async () => {
    const result = await lintCached(site, io, { drafts: true, ...(indexes ? { indexes } : {}) });
    indexes ??= result.checked?.content.indexes;
    if (result.checked) return { emitted: await emittedFiles(result.checked, asking) };
    io.stderr(report(result, io.color));
    return { failure: report(result, false) };
  };
  const first = await read();
  if (!first.emitted) throw new UsageError('mend the errors above, then start site dev again');
  let { emitted } = first;
  const files = staticFiles(resolve(await siteFolder(site), 'public'), 'none');
  const { base } = emitted.model.site;
  return {
    base,
    page: (html) => indexHtml(html, emitted.model),
    answer: (request, response, next) => {
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      // Vite takes the base off before its own answers, not before ours.
      const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
      const file = emitted.files.get(decodePath(below));
      if (file) {
        response.writeHead(200, { 'Content-Type': typeOf(below), 'Cache-Control': 'no-cache' });
        response.end('copyOf' in file ? readFileSync(file.copyOf) : textOf(file));
        return;
      }
      const url = request.url ?? '/';
      request.url = `/${join(below)}`;
      const goOn = (): void => {
        request.url = url;
        next();
      };
      if (below === '' || below.endsWith('/')) goOn();
      else files(request, response, goOn);
    },
    reload: async () => {
      const again = await read().catch((error: unknown) => {
        // An editor that saves by renaming leaves no file for a moment: the last good state stays.
        if (!(error instanceof UnreadableInput)) throw error;
        io.stderr(`${error.message}\n`);
        return { failure: error.message, emitted: undefined };
      });
      if (again.emitted) emitted = again.emitted;
      return again.failure;
    },
  };
}

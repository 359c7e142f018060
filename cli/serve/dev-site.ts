import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { ArticleCache } from '../content/cache/article-cache.ts';
import { contentTypeOf } from '../files/content-type.ts';
import { contentOf } from '../files/new-file.ts';
import { siteFolder } from '../files/site-folder.ts';
import { UnreadableInput } from '../files/unreadable-input.ts';
import type { Io } from '../io.ts';
import { lintCached } from '../lint/cache/lint-cached.ts';
import { emittedFiles } from '../outputs/emitted-files.ts';
import { indexHtml } from '../outputs/index-html.ts';
import { report } from '../report/report.ts';
import { askOnce } from '../search/http/api-asking.ts';
import { UsageError } from '../usage-error.ts';
import { plainAnswer } from './plain-answer.ts';
import { requestTarget } from './request-target.ts';
import { staticFiles } from './static-files.ts';

type Next = (error?: unknown) => void;

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

/** @throws UsageError where the site has errors at the start: there is nothing to show then */
export async function devSite(site: string, io: Io): Promise<DevSite> {
  // Content APIs are asked at the start, and not again whenever a file is saved.
  const asking = askOnce(io);
  let indexes: ArticleCache | undefined;
  const read = async () => {
    const result = await lintCached(site, io, { drafts: true, ...(indexes ? { indexes } : {}) });
    indexes ??= result.checked?.compiler.indexes;
    if (result.checked) {
      return { emitted: await emittedFiles(result.checked, asking, { isPublished: false }) };
    }
    io.stderr(report(result, io.color));
    return { failure: report(result, false) };
  };
  const first = await read();
  if (!first.emitted) throw new UsageError('fix the errors above, then start site dev again');
  let { emitted } = first;
  const files = staticFiles(resolve(await siteFolder(site), 'public'));
  const { base } = emitted.model.site;
  return {
    base,
    page: (html) => indexHtml(html, emitted.model),
    answer: (request, response, next) => {
      const target = requestTarget(request);
      if ('status' in target) {
        plainAnswer(response, target.status, target.text, target.headers);
        return;
      }
      const { path, query } = target;
      // Whoever comes next finds path and query, and nothing else.
      request.url = path + query;
      // Vite takes the base off before its own answers, not before ours.
      const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
      const decoded = decodeURIComponent(below);
      const file = emitted.files.get(decoded);
      if (file) {
        contentOf(file).then((bytes) => {
          response.writeHead(200, {
            'Content-Type': contentTypeOf(below),
            'Cache-Control': 'no-cache',
          });
          response.end(bytes);
        }, next);
        return;
      }
      files(request, response, `/${decoded}`, { cacheControl: 'no-cache' }).then(
        (isAnswered) => {
          if (!isAnswered) next();
        },
        (error: unknown) => next(error),
      );
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

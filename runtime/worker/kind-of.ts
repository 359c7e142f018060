import { workerFile } from '../../schema/offline/offline-names.ts';
import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';

/**
 * What is asked for, by how it is kept: a page; a file whose name changes with its content; data of the site; a picture
 * or another file that pages show; an answer of a content API.
 */
export type RequestKind = 'page' | 'hashed' | 'data' | 'file' | 'api';

type Asked = Pick<
  Request,
  'url' | 'method' | 'mode' | 'cache' | 'credentials' | 'destination' | 'headers'
>;

const films = /\.(mp4|m4v|webm|ogv|mov|m3u8|mpd|ts|mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
const data = /\.(json|css)$/i;
const shown = /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|webmanifest)$/i;

/** The address of a file, or what those of an API begin with, complete. */
export const completed = (address: string, { base }: WorkerSettings, origin: string): string =>
  new URL(address.startsWith('/') ? base + address.slice(1) : address, origin).href;

const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/**
 * How the answer to a request is kept; undefined: not at all, and the browser goes on as without a worker. Nothing is
 * kept of what changes something, of parts of files, of films, of what says who a visitor is, and of other origins.
 * @param origin of the site
 */
export function kindOf(
  request: Asked,
  settings: WorkerSettings,
  origin: string,
): RequestKind | undefined {
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  // What is wanted from the server alone says so: it looks for a new release.
  if (request.cache === 'no-store' || request.cache === 'only-if-cached') return undefined;
  const { base, access, apis } = settings;
  const address = withoutQuery(request.url);
  if (access !== undefined && address === withoutQuery(completed(access, settings, origin)))
    return undefined;
  if (apis.some((each) => request.url.startsWith(completed(each, settings, origin)))) {
    const isPersonal =
      request.credentials === 'include' ||
      // As a source of the site's own host has it that is asked with the visitor's cookies; others are asked without.
      (request.credentials === 'same-origin' && new URL(request.url).origin === origin) ||
      request.headers.has('authorization');
    return isPersonal ? undefined : 'api';
  }
  const { pathname, origin: asked } = new URL(request.url);
  if (asked !== origin || !pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  if (path === workerFile || films.test(path)) return undefined;
  if (['video', 'audio', 'track'].includes(request.destination)) return undefined;
  if (request.mode === 'navigate') return 'page';
  if (path.startsWith('static/')) return 'hashed';
  if (data.test(path)) return 'data';
  return shown.test(path) ? 'file' : undefined;
}

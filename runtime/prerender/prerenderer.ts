import { withAncestors } from '../../schema/menu/frame-rows.ts';
import type { RouteRow, RouteTable } from '../../schema/model.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import type {
  Prerenderer,
  PrerenderInput,
  PrerenderRequest,
  Rendered,
  RenderedPage,
} from '../../schema/prerenderer.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { headHtml } from '../document/built/head-html.ts';
import { type LoadedScreen, loadScreen } from '../resolve/load-screen.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { Recording } from '../state/recording.ts';
import { drawScreen, isOfPage } from './draw-screen.tsx';
import { listPartRequests } from './list-part-requests.ts';
import { pageState, stateJson } from './page-state.ts';
import { pathsIn } from './paths-in.ts';
import { queriesIn } from './queries-in.ts';
import type { Markup } from './render-markup.ts';
import { openVariant, type Variant } from './variant.ts';

/**
 * Whether a path may be of a route whose parameters choose neither an entry nor what is searched for. Whom it opens for
 * the build asks.
 */
function mayBeParameterised(table: RouteTable, path: string): boolean {
  const found = tableIndex(table).match(path);
  // It may be of another language: that is for the build to see.
  if (!found) return true;
  if (!found.pattern.includes('/:')) return false;
  const { shows, redirect } = found.value;
  const searches = [table.search, ...table.zones.map(({ search }) => search)];
  const isSearch = searches.some((search) => search?.path === found.pattern);
  return !shows && !isSearch && redirect === undefined;
}

/** The status that a server answers with. */
function statusOf({ outcome }: LoadedScreen, { status }: PrerenderRequest): RenderedPage['status'] {
  if (status === 'serverError') return 500;
  if (outcome.kind === 'notFound') return 404;
  return outcome.kind === 'forbidden' ? 403 : 200;
}

/** The chunks of what the site has around its pages, for their style sheets. */
const lateChunks = ({ table: { site }, zone }: Screen): readonly string[] => [
  ...(site.lateParts ? ['late-components'] : []),
  ...(site.arranged ?? []).map((name) => `arranged-${name}`),
  ...(zone?.homes.some(({ frame }) => frame) ? ['zone-frame'] : []),
];

async function renderScreen(
  variant: Variant,
  request: PrerenderRequest,
  files: ReadonlySet<string>,
): Promise<Rendered> {
  const rows = new Set<RouteRow>();
  variant.observe((row) => rows.add(row));
  const { path, query, language } = request;
  const { resources, model } = variant.state;
  const loaded = await loadScreen(variant.state, splitAddress(path + query), request.status);
  const { view } = loaded;
  const own = new Map(
    loaded.requests.filter(({ key }) => isOfPage(key)).map((each) => [each.key, each]),
  );
  try {
    if (view.kind === 'redirect' || view.kind === 'chooseDevice')
      return { kind: 'redirect', to: view.to };
    if (view.kind !== 'screen') throw new Error('something that the page needs is not there');
    const parts = listPartRequests(variant.state, view.screen, query).filter(
      ({ key }) => !own.has(key),
    );
    for (const each of parts) own.set(each.key, each);
    await Promise.all(parts.map((each) => resources.request(each)));
    const { markup, recording, head } = await drawScreen(variant, request, own);
    // A block that asked for none of it is not for the anonymous visitor.
    for (const { key } of parts) {
      if (recording.wanted.has(key)) continue;
      own.delete(key);
      resources.forget(key);
    }
    if ('error' in markup) return failure(markup, recording);
    if (!head) throw new Error('the page has no head');
    const { base } = model;
    const { html } = markup;
    const beyond = [...rows].filter(({ id }) => !variant.frameRows.has(id));
    const status = statusOf(loaded, request);
    const values = Object.fromEntries(
      [...own.keys()].map((key) => {
        const resource = resources.read(key);
        return [key, resource?.state === 'ready' ? resource.value : undefined];
      }),
    );
    return {
      kind: 'page',
      status,
      head: headHtml(head),
      language,
      tag: head.tag,
      html,
      ...(status === 200 && !request.status
        ? {
            state: stateJson(
              pageState(
                view.screen,
                query,
                withAncestors(beyond, variant.table),
                values,
                recording,
                variant.frameAddress,
              ),
              recording,
            ),
          }
        : {}),
      blocks: [...new Set(recording.kinds.values()), ...lateChunks(view.screen)],
      art: [...recording.art],
      data: [...recording.reads.keys()],
      reads: [...files],
      queries:
        request.status && request.status !== 'fallback'
          ? []
          : queriesIn(html, base.replace(/\/$/, '') + path).filter((each) => each !== query),
      links: pathsIn(html, base).filter((each) => mayBeParameterised(variant.table, each)),
    };
  } finally {
    for (const key of own.keys()) resources.forget(key);
  }
}

const failure = (
  { error, place, components }: Extract<Markup, { readonly error: unknown }>,
  { kinds }: Recording,
): Rendered => ({
  kind: 'failed',
  place,
  block: kinds.get(place) ?? '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  components,
});

const jsonHeaders = new Headers({ 'content-type': 'application/json' });

/** An answer as far as the runtime reads it: a whole one, with its streams, takes as long as many a page. */
const answerOf = (text: string | undefined): Response =>
  ({
    ok: text !== undefined,
    status: text === undefined ? 404 : 200,
    headers: jsonHeaders,
    text: async () => text ?? '',
    json: async (): Promise<unknown> => JSON.parse(text ?? ''),
  }) satisfies Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'> as Response;

/** Renders addresses of a site to HTML, one after the other, by the same code that draws them in browsers. */
export function createPrerenderer(input: PrerenderInput): Prerenderer {
  const variants = new Map<string, Promise<Variant>>();
  const variantOf = (language: string, device: string): Promise<Variant> => {
    const key = `${language}.${device}`;
    const known = variants.get(key) ?? openVariant(input, language, device);
    variants.set(key, known);
    return known;
  };
  /** Files of content that the page asked for. */
  const files = new Set<string>();
  // The runtime asks for its files as it does in browsers.
  const [{ frame } = { frame: undefined }] = Object.values(input.frames);
  const base = frame?.site.base ?? '/';
  globalThis.fetch = async (address) => {
    const { pathname, origin } = new URL(String(address), 'http://site.invalid');
    const isOwn = origin === 'http://site.invalid' && pathname.startsWith(base);
    if (!isOwn) throw new Error(`${address} is not asked while pages are built`);
    const path = decodeURIComponent(pathname.slice(base.length));
    if (path.startsWith('content/')) files.add(path);
    const text = await input.read(path);
    return answerOf(text);
  };
  return {
    render: async (request) => {
      const variant = await variantOf(request.language, request.device);
      files.clear();
      return renderScreen(variant, request, files);
    },
  };
}

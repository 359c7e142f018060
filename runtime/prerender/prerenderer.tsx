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
import { observedTable, tableIndex } from '../../schema/visit/table-index.ts';
import { App } from '../boot/app.tsx';
import { createSiteState } from '../boot/create-site-state.ts';
import { headHtml } from '../document/built/head-html.ts';
import { tableRequest } from '../requests/table-request.ts';
import { webConfigKey } from '../requests/web-config-requests.ts';
import { type LoadedScreen, loadScreen } from '../resolve/load-screen.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { provideNavigation } from '../site/navigation/navigation.ts';
import type { DocumentHead } from '../state/document-head.ts';
import { newRecording, type Recording } from '../state/recording.ts';
import type { SiteState } from '../state/site-state.ts';
import { listPartRequests } from './list-part-requests.ts';
import { pageState, stateJson } from './page-state.ts';
import { pathsIn } from './paths-in.ts';
import { queriesIn } from './queries-in.ts';
import { type Markup, renderMarkup } from './render-markup.ts';

/** A variant of the site, kept for all of its pages. */
type Variant = {
  readonly state: SiteState;
  /** Takes the rows that are asked for. */
  readonly observe: (note: (row: RouteRow) => void) => void;
  readonly table: RouteTable;
  readonly frameRows: ReadonlySet<string>;
  readonly frameAddress: string;
};

/** Keys of resources that one page alone has. */
const isOfPage = (key: string): boolean => /^(entry |content\/)/.test(key);

async function openVariant(
  { frames, seo, importOwn }: PrerenderInput,
  language: string,
  device: string,
): Promise<Variant> {
  const found = frames[`${language}.${device}`];
  if (!found) throw new Error(`there is no frame for ${language}.${device}`);
  const { frame, address } = found;
  const known = {
    device,
    webConfigs: frame.webConfig ? { [language]: frame.webConfig } : {},
  };
  const state = { ...createSiteState(frame.site, frame.site.base, known, known), seo, importOwn };
  provideNavigation(state.resources);
  const variant = frame.site.variants.find(
    (each) => each.language === language && each.device === device,
  );
  if (!variant) throw new Error(`there is no variant ${language}.${device}`);
  state.resources.take(webConfigKey(language), undefined);
  const table = (await tableRequest(state, variant).load()) as RouteTable;
  let note: (row: RouteRow) => void = () => undefined;
  state.resources.take(
    variant.file,
    observedTable(table, (row) => note(row)),
  );
  return {
    state,
    observe: (next) => {
      note = next;
    },
    table,
    frameRows: new Set(frame.table.routes.map(({ id }) => id)),
    frameAddress: address,
  };
}

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

/** What a block asks for may name what another one needs; more rounds than this are a mistake. */
const maxRounds = 5;

/** The status that a server answers with. */
function statusOf({ outcome }: LoadedScreen, { status }: PrerenderRequest): RenderedPage['status'] {
  if (status === 'serverError') return 500;
  if (outcome.kind === 'notFound') return 404;
  return outcome.kind === 'forbidden' ? 403 : 200;
}

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
    const parts = listPartRequests(variant.state, view.screen, query);
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
      blocks: [...new Set(recording.kinds.values())],
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

type Drawn = {
  readonly markup: Markup;
  readonly recording: Recording;
  readonly head: DocumentHead | undefined;
};

/**
 * Draws a page, and again with what its blocks asked for meanwhile, until nothing is missing.
 * @param own the resources that this page alone has, by key; what is loaded is added
 */
async function drawScreen(
  variant: Variant,
  { path, query, status }: PrerenderRequest,
  own: Map<string, ResourceRequest>,
): Promise<Drawn> {
  for (let round = 1; ; round += 1) {
    const recording = newRecording();
    let head: DocumentHead | undefined;
    const state: SiteState = {
      ...variant.state,
      recording,
      onHead: (now) => {
        head = now;
      },
    };
    const markup = await renderMarkup(
      <App
        state={state}
        history={{ kind: 'static', address: path + query, base: state.model.base }}
        standIn={status}
      />,
      () => recording.open.at(-1) ?? '',
    );
    const missing = [...recording.wanted.values()].filter(
      ({ key, isOutside }) => isOfPage(key) && !isOutside && !own.has(key),
    );
    if ('error' in markup || missing.length === 0 || round === maxRounds) {
      return { markup, recording, head };
    }
    await Promise.all(missing.map((each) => state.resources.request(each)));
    for (const each of missing) own.set(each.key, each);
  }
}

const failure = (
  { error, place }: Extract<Markup, { readonly error: unknown }>,
  { kinds }: Recording,
): Rendered => ({
  kind: 'failed',
  place,
  block: kinds.get(place) ?? '',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
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

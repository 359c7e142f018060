import type { AddressParts } from '../../schema/path/split-address.ts';
import type { StandIn } from '../../schema/prerenderer.ts';
import type { Outcome } from '../../schema/visit/resolve-address.ts';
import { tableIndex } from '../../schema/visit/table-index.ts';
import { addressListRequests } from '../content/address-lists.ts';
import { entryPath, entryRequests } from '../content/entry-of-address.ts';
import { arrangedRequests } from '../layouts/arranged-parts/arranged-requests.ts';
import { latePartRequests } from '../layouts/late-parts/late-parts.ts';
import { layoutRequest } from '../layouts/layout-request.ts';
import { zoneFrameRequests } from '../layouts/zone-frame/zone-frame-part.ts';
import { ownPartRequests, ownRequests } from '../own/own-request.ts';
import { screenData, screenRequests } from '../page-requests/screen-requests.ts';
import { tableRequest } from '../requests/table-request.ts';
import { progress } from '../resources/progress.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { layoutOf } from '../screen/layout-of.ts';
import type { Opened } from '../screen/opened.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SiteState } from '../state/site-state.ts';
import { builtInPages, noticePage, type StatusKind } from './built-in-page.ts';
import { screenOf } from './screen-of.ts';

/** What there is to see at an address by now, or where it leads. */
export type View =
  | Extract<Outcome, { kind: 'redirect' | 'chooseDevice' }>
  | { readonly kind: 'waiting'; readonly language: string }
  /** Something did not load. The screen is there where its frame can be drawn around the notice. */
  | { readonly kind: 'failed'; readonly language: string; readonly screen?: Screen }
  /** Status: the document's title where the page says why there is nothing to see. */
  | {
      readonly kind: 'screen';
      readonly screen: Screen;
      readonly status?: string;
      /** Instead of the page's blocks. */
      readonly standIn?: 'searchNeedsScript';
    };

/** What there is to see, and what was requested for it. */
export type ResolvedScreen = { readonly requests: readonly ResourceRequest[]; readonly view: View };

/** The resources of a screen, and the layouts that put its frame around it. */
const framedRequests: typeof screenRequests = (state, table, row, ...page) => [
  layoutRequest(state.model.devices[table.device]?.form ?? 'desktop'),
  ...latePartRequests(table),
  ...arrangedRequests(table),
  ...zoneFrameRequests(row, table),
  ...ownPartRequests(state),
  ...screenRequests(state, table, row, ...page),
];

/** What is shown while not everything is there; undefined as soon as it is. */
function unready(
  state: SiteState,
  opened: Opened,
  requests: readonly ResourceRequest[],
): ResolvedScreen | undefined {
  const { table } = opened;
  const { language } = table;
  switch (progress(requests, state.resources)) {
    case 'ready':
      return undefined;
    case 'loading':
      return { requests, view: { kind: 'waiting', language } };
    case 'failed': {
      const title = table.messages.loadFailed ?? '';
      const screen = screenOf(state.model, opened, noticePage, table, title);
      return { requests, view: { kind: 'failed', language, screen } };
    }
  }
}

/** The page for an address without a page of its own: the site's, else the built-in one. */
function resolveStatus(state: SiteState, kind: StatusKind, opened: Opened): ResolvedScreen {
  const { table } = opened;
  const name = table.errors[kind];
  const page = (name === undefined ? undefined : table.pages[name]) ?? builtInPages[kind];
  const requests = [
    ...framedRequests(state, table, undefined, name, ['status']),
    ...ownRequests(state, 'layouts', page.layout),
  ];
  const message = table.messages[kind] ?? '';
  // The page may have an address of its own, too: there it has its own title.
  const title = (kind === 'notFound' ? page.title : undefined) ?? message;
  return (
    unready(state, opened, requests) ?? {
      requests,
      view: {
        kind: 'screen',
        screen: screenOf(state.model, opened, page, table, title),
        status: kind === 'forbidden' ? '403' : title,
      },
    }
  );
}

/** The page that a search leads to without scripts. It is built only. */
function resolveSearchNotice(state: SiteState, opened: Opened): ResolvedScreen {
  const { table } = opened;
  const status = table.messages.searchNeedsScript ?? '';
  const requests = framedRequests(state, table, undefined, undefined);
  const screen = screenOf(state.model, opened, noticePage, table, status);
  const view = { kind: 'screen', screen, status, standIn: 'searchNeedsScript' } as const;
  return unready(state, opened, requests) ?? { requests, view };
}

/** The screen of a route that opens; 404 where its page or its entry is missing. */
function resolveRoute(
  state: SiteState,
  opened: Opened,
  { query, hash }: AddressParts,
): ResolvedScreen {
  const { table, row, path } = opened;
  const first = [...framedRequests(state, table, row, row?.page), ...entryRequests(state, opened)];
  const early = unready(state, opened, first);
  if (early) return early;
  const data = screenData(state, table, row);
  const page = row?.page === undefined ? undefined : data?.pages[row.page];
  if (!data || !page) return resolveStatus(state, 'notFound', opened);
  const screen = screenOf(state.model, opened, page, data, row?.title ?? '');
  const own = entryPath(state, opened);
  if (own === null) return resolveStatus(state, 'notFound', opened);
  if (own !== undefined && own !== path && tableIndex(table).match(own)?.value === row) {
    return { requests: first, view: { kind: 'redirect', to: own + query + hash } };
  }
  // Which lists the address asks for only the page says.
  const requests = [
    ...first,
    ...addressListRequests(state, screen, query),
    ...ownRequests(state, 'layouts', layoutOf(screen)),
  ];
  return unready(state, opened, requests) ?? { requests, view: { kind: 'screen', screen } };
}

/**
 * What an address shows as far as it is loaded, and the resources that this requests. Changes nothing.
 * @param standIn the page that takes the place of the address's own: for a screen that failed while it was shown
 */
export function resolveScreen(
  state: SiteState,
  outcome: Outcome,
  address: AddressParts,
  standIn: StandIn | undefined,
): ResolvedScreen {
  switch (outcome.kind) {
    case 'redirect':
    case 'chooseDevice':
      return { requests: [], view: outcome };
    case 'needs': {
      const { language } = outcome.variant;
      const requests = [tableRequest(state, outcome.variant)];
      const kind = progress(requests, state.resources) === 'failed' ? 'failed' : 'waiting';
      return { requests, view: { kind, language } };
    }
    default: {
      const { kind, table, row } = outcome;
      const bare: Opened = { table, row, path: address.path, params: {} };
      if (import.meta.env.SSR && standIn === 'searchNeedsScript')
        return resolveSearchNotice(state, bare);
      const isFallback = import.meta.env.SSR && standIn === 'fallback';
      if (standIn && !isFallback) return resolveStatus(state, 'serverError', bare);
      if (kind !== 'screen') return resolveStatus(state, kind, bare);
      const { canonical, params: given } = outcome.match;
      const params = isFallback ? {} : given;
      return resolveRoute(state, { table, row, path: canonical, params }, address);
    }
  }
}

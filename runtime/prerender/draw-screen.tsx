import type { ReactNode } from 'react';
import type { PrerenderRequest } from '../../schema/prerenderer.ts';
import { App } from '../boot/app.tsx';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { DocumentHead } from '../state/document-head.ts';
import { newRecording, type Recording } from '../state/recording.ts';
import type { SiteState } from '../state/site-state.ts';
import { type Markup, markupAtOnce, renderMarkup } from './render-markup.ts';
import type { Variant } from './variant.ts';

/** A page, and what was noted while it was drawn. */
export type Drawn<Result = Markup> = {
  readonly markup: Result;
  readonly recording: Recording;
  readonly head: DocumentHead | undefined;
};

/** Keys of resources that one page alone has. */
export const isOfPage = (key: string): boolean => /^(entry |content\/)/.test(key);

/** What a block asks for may name what another one needs; more rounds than this are a mistake. */
const maxRounds = 5;

/** Draws a page once. */
async function draw<Result>(
  variant: Variant,
  { path, query, status }: PrerenderRequest,
  render: (app: ReactNode, placeNow: () => string) => Result | Promise<Result>,
): Promise<Drawn<Result>> {
  const recording = newRecording();
  let head: DocumentHead | undefined;
  const state: SiteState = {
    ...variant.state,
    recording,
    onHead: (now) => {
      head = now;
    },
  };
  const app = (
    <App
      state={state}
      history={{ kind: 'static', address: path + query, base: state.model.base }}
      standIn={status}
    />
  );
  const markup = await render(app, () => recording.open.at(-1) ?? '');
  return { markup, recording, head };
}

/** Draws a page in one go; where something in it waits or fails, with the stream. */
async function drawFully(variant: Variant, request: PrerenderRequest): Promise<Drawn> {
  const drawn = await draw(variant, request, markupAtOnce);
  return drawn.markup
    ? { ...drawn, markup: drawn.markup }
    : draw<Markup>(variant, request, renderMarkup);
}

/**
 * Draws a page, and again with what its blocks asked for meanwhile, until nothing is missing.
 * @param own the resources that this page alone has, by key; what is loaded is added
 */
export async function drawScreen(
  variant: Variant,
  request: PrerenderRequest,
  own: Map<string, ResourceRequest>,
): Promise<Drawn> {
  const { resources } = variant.state;
  for (let round = 1; ; round += 1) {
    const drawn = await drawFully(variant, request);
    const missing = [...drawn.recording.wanted.values()].filter(
      ({ key, isOutside }) => isOfPage(key) && !isOutside && !own.has(key),
    );
    if ('error' in drawn.markup || missing.length === 0 || round === maxRounds) return drawn;
    await Promise.all(missing.map((each) => resources.request(each)));
    for (const each of missing) own.set(each.key, each);
  }
}

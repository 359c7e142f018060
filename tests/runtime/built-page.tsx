import { renderToString } from 'react-dom/server';
import { App } from '../../runtime/boot/app.tsx';
import type { DocumentHead } from '../../runtime/state/document-head.ts';
import type { SiteState } from '../../runtime/state/site-state.ts';
import type { Model } from '../../schema/model.ts';
import { loadAddress } from './load-address.ts';
import { runningSite } from './running-site.ts';

export type BuiltPage = { readonly html: string; readonly head: DocumentHead };

/** Renders pages of a site as they are where pages are built: without a browser, their heads handed over. */
export function pageBuilder(model: Model): (address: string, device: string) => Promise<BuiltPage> {
  const states = new Map<string, Promise<SiteState>>();
  let head: DocumentHead | undefined;
  const stateOf = async (device: string): Promise<SiteState> => ({
    ...(await runningSite(model, { device }, { device })),
    seo: model.seo,
    onHead: (each) => {
      head = each;
    },
  });
  return async (address, device) => {
    const known = states.get(device) ?? stateOf(device);
    states.set(device, known);
    const state = await known;
    await loadAddress(state, address);
    head = undefined;
    const html = renderToString(<App state={state} history={{ kind: 'static', address }} />);
    if (!head) throw new Error(`nothing handed over the head of ${address}`);
    return { html, head };
  };
}

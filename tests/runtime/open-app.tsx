import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { App } from '../../runtime/boot/app.tsx';
import type { SiteState } from '../../runtime/state/site-state.ts';
import type { Model } from '../../schema/model.ts';
import { loadAddress } from './load-address.ts';
import { runningSite } from './running-site.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Opens an address of a site in the document, until the test ends. */
export async function openApp(
  model: Model,
  address: string,
  now: Parameters<typeof runningSite>[1],
): Promise<{ readonly element: HTMLElement; readonly state: SiteState }> {
  window.scrollTo = () => {};
  const state = await runningSite(model, now);
  await loadAddress(state, address);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  await act(async () => root.render(<App state={state} history={{ kind: 'memory', address }} />));
  return { element, state };
}

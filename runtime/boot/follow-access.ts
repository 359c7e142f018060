import { accessEvent, readyEvent } from '../../schema/access/access-events.ts';
import { type AccessChange, parseAccessChange } from '../../schema/access/parse-access-change.ts';
import type { SiteModel } from '../../schema/model.ts';
import { grantAccess } from '../state/grant-access.ts';
import type { Store } from '../state/site-state.ts';

export type AccessSources = {
  /** What the server grants this visitor, by its answer. */
  readonly setServer: (change: AccessChange) => void;
  /** All that is granted by now. */
  readonly now: () => AccessChange;
  /** From now on the state follows. */
  readonly connect: (store: Store, model: SiteModel) => void;
};

/**
 * Brings together what the server and the page around the site say of the visitor. What the page said
 * wins, whichever came first: it knows of a sign-in that the server's answer is older than.
 */
export function followAccess(): AccessSources {
  let server: AccessChange = {};
  let page: AccessChange = {};
  let apply = (): void => {};
  const now = (): AccessChange => ({ ...server, ...page });
  window.addEventListener(accessEvent, (event) => {
    const change = parseAccessChange((event as CustomEvent<unknown>).detail);
    if (typeof change === 'string') {
      console.warn(`the event ${accessEvent} is ignored: ${change}`);
      return;
    }
    page = { ...page, ...change };
    apply();
  });
  window.dispatchEvent(new Event(readyEvent));
  return {
    now,
    setServer: (change) => {
      server = change;
      apply();
    },
    connect: (store, model) => {
      apply = () => grantAccess(store, model, now());
    },
  };
}

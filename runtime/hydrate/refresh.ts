import type { AccessSources } from '../boot/follow-access.ts';
import { grantsOf } from '../boot/grants-of.ts';
import { restoreScroll } from '../boot/restore-scroll.ts';
import { restoreTyped } from '../boot/restore-typed.ts';
import { arrangedRequests } from '../layouts/arranged-parts/arranged-requests.ts';
import { loadFullTable } from '../requests/full-table.ts';
import { lateAnswer } from '../resources/late-answer.ts';
import { loadAccess } from '../resources/load-access.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import { historyRequest } from '../site/navigation/history-request.ts';
import type { BuiltPage } from '../state/built-page.ts';
import type { SiteState } from '../state/site-state.ts';
import { webConfigsAtom } from '../state/web-config.ts';

type BuiltState = SiteState & { readonly built: BuiltPage };

const below = (root: string, address: string): string =>
  address.startsWith('/') ? root + address.slice(1) : address;

/**
 * Asks for the web configuration of today; where it is another one than the page was built with, the page follows.
 * @returns when the page shows it, or need not wait for it any longer
 */
async function refreshWebConfig(state: BuiltState): Promise<void> {
  const { model, root, store, built } = state;
  const { language } = built;
  const address = model.languages[language]?.config;
  if (address === undefined) return;
  const before = JSON.stringify(built.webConfig);
  const { inTime, whenever } = lateAnswer(
    () => loadWebConfig(below(root, address)),
    model.configTimeout,
  );
  const shown = whenever.then(async (config) => {
    if (config === undefined || JSON.stringify(config) === before) return;
    // Its menu may lead to routes that the page knows nothing of.
    await loadFullTable(state, built.table);
    store.set(webConfigsAtom, (known) => ({ ...known, [language]: config }));
  });
  if (await inTime) await shown;
}

/**
 * Asks what this visitor is granted: by the sign-in of this tab, and by the server.
 * @returns when that is known, or the page need not wait for it any longer
 */
async function refreshAccess({ model, root }: BuiltState, access: AccessSources): Promise<void> {
  const { url, credentials, signIn } = model.access;
  const grant = await grantsOf(signIn, access);
  if (!url) return;
  const { inTime, whenever } = lateAnswer(
    () => loadAccess(below(root, url), credentials),
    model.configTimeout,
  );
  void whenever.then((change) => grant(change ?? {}));
  await inTime;
}

/**
 * Brings a built page to what holds today and for this visitor.
 * @returns when the page shows it, or need not wait for it any longer
 */
export async function refresh(state: BuiltState, access: AccessSources): Promise<void> {
  restoreScroll();
  restoreTyped();
  for (const each of arrangedRequests(state.built.table)) void state.resources.request(each);
  await Promise.all([
    refreshWebConfig(state),
    refreshAccess(state, access),
    state.resources.request(historyRequest),
  ]);
}

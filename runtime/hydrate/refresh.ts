import type { AccessSources } from '../boot/follow-access.ts';
import { fullTable } from '../requests/full-table.ts';
import { takeWebConfig } from '../requests/take-web-config.ts';
import { lateAnswer } from '../resources/late-answer.ts';
import { loadAccess } from '../resources/load-access.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import type { BuiltPage } from '../state/built-page.ts';
import type { SiteState } from '../state/site-state.ts';

type BuiltState = SiteState & { readonly built: BuiltPage };

const below = (root: string, address: string): string =>
  address.startsWith('/') ? root + address.slice(1) : address;

/** Asks for the web configuration of today; where it is another one than the page was built with, the page follows. */
export async function refreshWebConfig(state: BuiltState): Promise<void> {
  const { model, root, store, built } = state;
  const { language } = built;
  const address = model.languages[language]?.config;
  if (address === undefined) return;
  const before = JSON.stringify(built.webConfig);
  const { whenever } = lateAnswer(() => loadWebConfig(below(root, address)), model.configTimeout);
  const config = await whenever;
  if (config === undefined || JSON.stringify(config) === before) return;
  // Its menu may lead to routes that the page knows nothing of.
  await fullTable(state, built.table);
  await takeWebConfig(store, language, {
    inTime: Promise.resolve(config),
    whenever: Promise.resolve(config),
  });
}

/** Asks what the server grants this visitor. */
export async function refreshAccess(
  { model, root }: BuiltState,
  access: AccessSources,
): Promise<void> {
  const { url, credentials } = model.access;
  if (!url) return;
  const { whenever } = lateAnswer(
    () => loadAccess(below(root, url), credentials),
    model.configTimeout,
  );
  access.setServer((await whenever) ?? {});
}

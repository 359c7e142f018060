import type { WebConfig } from '../../schema/menu/web-config.ts';
import type { LateAnswer } from '../resources/late-answer.ts';
import type { Store } from '../state/site-state.ts';
import { awaitedConfigsAtom, webConfigsAtom } from '../state/web-config.ts';

/**
 * Puts a language's web configuration into the state whenever it comes.
 * @returns when the page need not wait for it any longer
 */
export async function takeWebConfig(
  store: Store,
  language: string,
  { inTime, whenever }: LateAnswer<WebConfig>,
): Promise<void> {
  store.set(awaitedConfigsAtom, (known) => ({ ...known, [language]: whenever }));
  void whenever.then((config) => {
    if (config === undefined || store.get(webConfigsAtom)[language] === config) return;
    store.set(webConfigsAtom, (known) => ({ ...known, [language]: config }));
  });
  await inTime;
}

import { type WebConfigIds, webConfigIds } from '../../../schema/web-config-ids.ts';
import type { Store } from '../../state/site-state.ts';
import { awaitedConfigsAtom, webConfigsAtom } from '../../state/web-config.ts';

/** Milliseconds that a call waits for a web configuration that is late: without its ids it would fail. */
const patience = 10_000;

/**
 * The ids of a language's web configuration, empty where it has none.
 * @param templates texts with names in braces; where they name no id, nothing is waited for
 */
export async function configIds(
  store: Store,
  language: string,
  templates: readonly string[],
): Promise<WebConfigIds> {
  const names = Object.keys(webConfigIds({}));
  const isUsed = names.some((name) => templates.some((text) => text.includes(`{${name}}`)));
  const known = store.get(webConfigsAtom)[language];
  const late = known || !isUsed ? undefined : store.get(awaitedConfigsAtom)[language];
  const came = await Promise.race([
    late,
    ...(late ? [new Promise<undefined>((resolve) => setTimeout(resolve, patience))] : []),
  ]);
  return webConfigIds({ ...(known ?? came) });
}

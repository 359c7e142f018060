import { ownValue } from '../../schema/own-value.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useFullTable } from '../screen/use-full-table.ts';
import { useMessages } from '../screen/use-messages.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { type HitPage, hitPage } from './hit-page.ts';
import type { SearchHit } from './search-answer.ts';

/** Tells where a hit leads in the open set; undefined where it leads nowhere that this visitor may open. */
export function useHitPage(): (hit: SearchHit) => HitPage | undefined {
  const { model } = useSiteState();
  const table = useFullTable();
  const access = useSnapshot(accessInfoAtom);
  return (hit) => hitPage(hit, table, model, access);
}

/** Names what a hit is: its kind, or the host that it is found on where that is another one's. */
export function useHitName(): (page: HitPage) => string | undefined {
  const nameOf = useKindName();
  return ({ kind, host }) => (kind === '' ? host : undefined) ?? nameOf(kind);
}

/** Names a kind of hits: a collection as readers know it, or pages. Undefined where it has no name. */
export function useKindName(): (kind: string) => string | undefined {
  const { table } = useScreen();
  const t = useMessages();
  return (kind) => (kind === '' ? t('searchPages') : ownValue(table.collections, kind)?.label);
}

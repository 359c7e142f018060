import type { VariantKey } from '../../schema/model.ts';
import type { SiteState } from '../state/site-state.ts';
import { tableRequest } from './table-request.ts';

/** Loads the whole route table of a variant; a built page comes with as much of it as it needs. */
export async function fullTable(
  { resources, ...state }: Pick<SiteState, 'root' | 'model' | 'resources'>,
  { language, device }: VariantKey,
): Promise<void> {
  const variant = state.model.variants.find(
    (each) => each.language === language && each.device === device,
  );
  if (variant) await resources.request(tableRequest(state, variant));
}

import type { RouteTable, VariantKey, VariantModel } from '../../schema/model.ts';
import type { SiteState } from '../state/site-state.ts';
import { readTable, tableRequest } from './table-request.ts';

const variantOf = (
  { model }: Pick<SiteState, 'model'>,
  { language, device }: VariantKey,
): VariantModel | undefined =>
  model.variants.find((each) => each.language === language && each.device === device);

/** Loads the whole route table of a variant; a built page comes with as much of it as it needs. */
export async function loadFullTable(
  { resources, ...state }: Pick<SiteState, 'root' | 'model' | 'resources'>,
  key: VariantKey,
): Promise<void> {
  const variant = variantOf(state, key);
  if (variant) await resources.request(tableRequest(state, variant));
}

/** The whole route table of a variant where it is there, else the part that came with the built page. */
export function fullestTable(state: SiteState, part: RouteTable): RouteTable {
  const variant = variantOf(state, part);
  return (variant && readTable(state, variant)) ?? part;
}

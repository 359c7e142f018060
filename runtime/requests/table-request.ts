import type { RouteTable, VariantModel } from '../../schema/model.ts';
import { loadFile } from '../resources/load-file.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { isRouteTable } from '../shapes/model-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import { emittedFile } from './emitted-file.ts';

/** The route table of a variant. */
export const tableRequest = (
  state: Pick<SiteState, 'root' | 'model'>,
  variant: VariantModel,
): ResourceRequest => ({
  key: variant.file,
  load: () =>
    loadFile(emittedFile(state, variant.file), (value): value is RouteTable =>
      isRouteTable(value, variant),
    ),
});

/** The route table of a variant as far as it is there. */
export function readTable({ resources }: SiteState, variant: VariantModel): RouteTable | undefined {
  const resource = resources.read<RouteTable>(variant.file);
  return resource?.state === 'ready' ? resource.value : undefined;
}

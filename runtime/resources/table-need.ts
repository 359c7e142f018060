import type { RouteTable, VariantModel } from '../../schema/model.ts';
import { isRouteTable } from '../shapes/model-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import { loadFile } from './load-file.ts';
import type { Need } from './need.ts';

/** The address of an emitted file. The build's name makes it new after every change. */
export const emittedFile = ({ root, model }: Pick<SiteState, 'root' | 'model'>, file: string) =>
  `${root}${file}?v=${model.build}`;

/** The route table of a set. */
export const tableNeed = (
  state: Pick<SiteState, 'root' | 'model'>,
  variant: VariantModel,
): Need => ({
  key: variant.file,
  load: () =>
    loadFile(emittedFile(state, variant.file), (value): value is RouteTable =>
      isRouteTable(value, variant),
    ),
});

/** The route table of a set as far as it is there. */
export function readTable({ resources }: SiteState, variant: VariantModel): RouteTable | undefined {
  const resource = resources.read<RouteTable>(variant.file);
  return resource?.state === 'ready' ? resource.value : undefined;
}

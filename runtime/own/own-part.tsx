import type { ComponentType } from 'react';
import type { PartName } from '../../schema/own-model.ts';
import { useSiteState } from '../state/site-state.ts';
import { OwnBoundary } from './own-boundary.tsx';
import { ownKey } from './own-key.ts';

/** What a part of the site's own takes: what the common one takes, and that one itself. */
export type OwnPartProps<Props extends object> = Props & {
  readonly Standard: ComponentType<Props>;
};

type PartProps<Props extends object> = {
  readonly name: PartName;
  readonly standard: ComponentType<Props>;
  readonly props: Props;
};

/** A part of the frame or of articles: the site's own where it has one, else the common one. */
export function OwnPart<Props extends object>({
  name,
  standard: Standard,
  props,
}: PartProps<Props>) {
  const { model, resources } = useSiteState();
  const script = model.own?.parts[name];
  const standard = <Standard {...props} />;
  if (!script) return standard;
  const resource = resources.read<ComponentType<OwnPartProps<Props>>>(ownKey(script));
  if (resource?.state !== 'ready') return standard;
  const Own = resource.value;
  return (
    <OwnBoundary key={script.script} name={`parts/${name}`} standard={standard}>
      <Own {...props} Standard={Standard} />
    </OwnBoundary>
  );
}

import type { ReactNode } from 'react';
import { guardPasses } from '../../../schema/access/guard-passes.ts';
import type { ModelGuard } from '../../../schema/model.ts';
import { accessInfoAtom } from '../../state/access.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

type GuardedProps = {
  readonly guard: Pick<ModelGuard, 'flag' | 'function'>;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Shows its content if the flag holds or the visitor has the function code, else the fallback. */
export function Guarded({ guard, fallback = null, children }: GuardedProps) {
  const { model } = useSiteState();
  const access = useSnapshot(accessInfoAtom);
  return guardPasses(guard, model.access.flags, access) ? children : fallback;
}

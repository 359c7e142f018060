import type { ReactNode } from 'react';
import { flagHolds } from '../../schema/access/flag-holds.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';

type GuardedProps = {
  readonly flag?: string | undefined;
  /** A function code. */
  readonly code?: string | undefined;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** Shows its content if the flag holds or the visitor has the function code, else the fallback. */
export function Guarded({ flag, code, fallback = null, children }: GuardedProps) {
  const { model } = useSiteState();
  const access = useSnapshot(accessInfoAtom);
  const passes =
    (flag !== undefined && flagHolds(flag, model.access.flags, access)) ||
    (code !== undefined && access.fnCodes.includes(code));
  return passes ? children : fallback;
}

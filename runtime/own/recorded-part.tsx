import type { ReactNode } from 'react';
import { Drawn } from '../state/drawn.ts';
import { useSiteState } from '../state/site-state.ts';

type RecordedPartProps = {
  /** Folder of the component in the site's: `parts/header`. */
  readonly name: string;
  readonly children: ReactNode;
};

/** Notes, while a page is built, that a part or layout of the site's own is drawn. */
export function RecordedPart({ name, children }: RecordedPartProps) {
  const { recording } = useSiteState();
  if (!recording) return children;
  recording.open.push(name);
  return (
    <>
      {children}
      <Drawn />
    </>
  );
}

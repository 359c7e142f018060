import type { ReactNode } from 'react';
import { recordedScreen } from '../../screen/recorded-screen.ts';
import { ScreenProvider, useScreen } from '../../screen/screen-context.ts';
import { Drawn } from '../../state/drawn.ts';
import { useSiteState } from '../../state/site-state.ts';

type RecordedBlockProps = {
  readonly place: string;
  readonly type: string;
  readonly children: ReactNode;
};

/** Notes, while a page is built, that a block is drawn, and which lists and entries it reads. */
export function RecordedBlock({ place, type, children }: RecordedBlockProps) {
  const { recording } = useSiteState();
  const screen = useScreen();
  if (!recording) return children;
  recording.kinds.set(place, type);
  recording.open.push(place);
  return (
    <ScreenProvider value={recordedScreen(screen, place, recording)}>
      {children}
      <Drawn />
    </ScreenProvider>
  );
}

import type { ReactNode } from 'react';
import { ScreenProvider, useScreen } from '../../screen/screen-context.ts';
import type { Recording } from '../../state/recording.ts';
import { useSiteState } from '../../state/site-state.ts';

/** Values by key, of which each that is read is noted. */
function recorded<Values extends object>(
  values: Values,
  kind: 'list' | 'entry',
  place: string,
  { reads }: Recording,
): Values {
  return new Proxy(values, {
    getOwnPropertyDescriptor: (target, key) => {
      const name = `${kind} ${String(key)}`;
      const places = reads.get(name) ?? new Set<string>();
      reads.set(name, places.add(place));
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

type RecordedScreenProps = {
  readonly place: string;
  readonly type: string;
  readonly children: ReactNode;
};

/** Drawn after a block: it did not fail. */
function Drawn(): null {
  useSiteState().recording?.open.pop();
  return null;
}

/** Notes, while a page is built, that a block is drawn, and which lists and entries it reads. */
export function RecordedScreen({ place, type, children }: RecordedScreenProps) {
  const { recording } = useSiteState();
  const screen = useScreen();
  if (!recording) return children;
  recording.kinds.set(place, type);
  recording.open.push(place);
  const own = {
    ...screen,
    lists: recorded(screen.lists, 'list', place, recording),
    entries: recorded(screen.entries, 'entry', place, recording),
  };
  return (
    <ScreenProvider value={own}>
      {children}
      <Drawn />
    </ScreenProvider>
  );
}

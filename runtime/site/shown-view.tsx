import { memo, useState } from 'react';
import { Deferred } from '../deferred/deferred.tsx';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useOpenPlace } from '../router/open-place.ts';
import { layoutOf } from '../screen/layout-of.ts';
import { BuiltPageProvider } from '../state/built-page.ts';
import { useSiteState } from '../state/site-state.ts';
import { loadFailurePart, slotPart } from './navigation/navigation-parts.ts';
import { pagePart } from './navigation/page-part.ts';
import { ScreenView } from './screen-view.tsx';
import { SearchNeedsScript } from './search-needs-script.tsx';
import type { Shown } from './shown.ts';

/** The page that is drawn ahead, where it fits into the frame of the open one. */
function pageAhead(ahead: Shown | undefined, { view, address }: Shown): Shown | undefined {
  if (ahead?.view.kind !== 'screen' || view.kind !== 'screen') return undefined;
  const [{ screen, status }, open] = [ahead.view, view.screen];
  const fits =
    status === undefined &&
    ahead.address.path !== address.path &&
    screen.language === open.language &&
    screen.form === open.form &&
    layoutOf(screen) === layoutOf(open);
  return fits ? ahead : undefined;
}

/** The open page, and the one that is drawn ahead: they stand side by side, so that the latter can take over. */
function Pages({ shown, ahead }: ShownViewProps) {
  const { built } = useSiteState();
  const PageSlot = useDeferred(slotPart);
  const { view } = shown;
  if (view.kind !== 'screen') return null;
  const standIn = import.meta.env.SSR && view.standIn;
  // What is built is the same in Node and in the browser, down to the number of children: React's ids come from there.
  const isBuilt = import.meta.env.SSR || view === built?.view;
  const inSlots = [isBuilt ? undefined : shown, pageAhead(ahead, shown)];
  return (
    <>
      {isBuilt ? (
        <BuiltPageProvider value={built}>
          {standIn ? <SearchNeedsScript /> : <Deferred part={pagePart} />}
        </BuiltPageProvider>
      ) : null}
      {inSlots.map((each) =>
        PageSlot && each?.view.kind === 'screen' ? (
          <PageSlot
            key={each.address.path}
            screen={each.view.screen}
            address={each.address}
            isAhead={each !== shown}
          />
        ) : null,
      )}
    </>
  );
}

type ShownViewProps = {
  readonly shown: Shown;
  /** The page that is drawn ahead, out of sight. */
  readonly ahead: Shown | undefined;
};

/**
 * Number of the frame around the page of a route. A link of the page leaves header and footer as they are; with one of
 * their own they are made anew, so that what it stood in is closed.
 */
function useFrame(route: string | undefined): number {
  const place = useOpenPlace();
  const [frame, setFrame] = useState({ route, number: 0 });
  if (frame.route === route) return frame.number;
  const number = frame.number + (place.isFromPage() ? 0 : 1);
  setFrame({ route, number });
  return number;
}

/** Draws a view: a screen, or the notice that it did not load, in the screen's frame where that is there. */
export const ShownView = memo(function ShownView({ shown, ahead }: ShownViewProps) {
  const { view, requests, address } = shown;
  const { model } = useSiteState();
  const LoadFailure = useDeferred(loadFailurePart);
  const frame = useFrame(view.screen?.row?.id);
  if (view.kind === 'screen') {
    const { screen, status } = view;
    return (
      <ScreenView key={`${frame} ${status}`} screen={screen} address={address} status={status}>
        <Pages shown={shown} ahead={ahead} />
      </ScreenView>
    );
  }
  const { language, screen } = view;
  if (!LoadFailure) return null;
  const title = model.languages[language]?.messages.loadFailed;
  return screen ? (
    <ScreenView key="failed" screen={screen} address={address} status={title}>
      <LoadFailure language={language} requests={requests} />
    </ScreenView>
  ) : (
    <LoadFailure language={language} requests={requests} bareTitle={title ?? ''} />
  );
});

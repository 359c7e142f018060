import type { AddressParts } from '../../schema/path/split-address.ts';
import { Deferred } from '../deferred/deferred.tsx';
import { useDeferred } from '../deferred/deferred-part.ts';
import type { View } from '../resolve/resolve-screen.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { HeldAddress } from '../router/router.tsx';
import { BuiltPageProvider } from '../state/built-page.ts';
import { useSiteState } from '../state/site-state.ts';
import { loadFailurePart, pagePart } from './navigation/navigation-parts.ts';
import { ScreenView } from './screen-view.tsx';
import { SearchNeedsScript } from './search-needs-script.tsx';

/** A view that stands, with the address it is for: that may not be the open one any more. */
export type Shown = {
  readonly view: Extract<View, { kind: 'screen' | 'failed' }>;
  readonly requests: readonly ResourceRequest[];
  readonly address: AddressParts;
};

/** Draws a view: a screen, or the notice that it did not load, in the screen's frame where that is there. */
export function ShownView({ view, requests, address }: Shown) {
  const { model, built } = useSiteState();
  const LoadFailure = useDeferred(loadFailurePart);
  if (view.kind === 'screen') {
    const { screen, status } = view;
    const isBuilt = view === built?.view;
    return (
      <BuiltPageProvider value={isBuilt ? built : undefined}>
        <HeldAddress value={address}>
          <ScreenView key={`${status} ${screen.row?.id}`} screen={screen} status={status}>
            {import.meta.env.SSR && view.standIn ? (
              <SearchNeedsScript />
            ) : (
              <Deferred key={isBuilt ? 'built' : screen.path} part={pagePart} />
            )}
          </ScreenView>
        </HeldAddress>
      </BuiltPageProvider>
    );
  }
  const { language, screen } = view;
  if (!LoadFailure) return null;
  const title = model.languages[language]?.messages.loadFailed;
  return screen ? (
    <HeldAddress value={address}>
      <ScreenView key="failed" screen={screen} status={title}>
        <LoadFailure language={language} requests={requests} />
      </ScreenView>
    </HeldAddress>
  ) : (
    <LoadFailure language={language} requests={requests} bareTitle={title ?? ''} />
  );
}

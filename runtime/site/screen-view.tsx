import { type ReactNode, useMemo } from 'react';
import { ownValue } from '../../schema/own-value.ts';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useDisplayAttributes } from '../display/use-display-attributes.ts';
import { type Layouts, layoutParts } from '../layouts/layout-part.ts';
import { useMenuSelection } from '../menu/use-menu-selection.ts';
import { OwnBoundary } from '../own/own-boundary.tsx';
import { useOwnLayout } from '../own/own-layout.ts';
import { layoutOf } from '../screen/layout-of.ts';
import { OfScreen } from '../screen/of-screen.tsx';
import { recordedScreen } from '../screen/recorded-screen.ts';
import type { Screen } from '../screen/screen-context.ts';
import { useLaterScreen } from '../screen/use-later-screen.ts';
import { useSiteState } from '../state/site-state.ts';
import { useZoneView } from '../zone/use-zone-view.ts';
import { arrivalPart, documentPart } from './navigation/navigation-parts.ts';

type ScreenViewProps = {
  readonly screen: Screen;
  readonly address: AddressParts;
  /** Document title of a page that says why there is nothing to see. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
};

/** What an arrival does at once. */
function ArrivalEffects() {
  const Arrival = useDeferred(arrivalPart);
  useDisplayAttributes();
  return Arrival ? <Arrival /> : null;
}

/** What follows the open screen. */
function ScreenEffects({ status }: { readonly status: string | undefined }) {
  const Document = useDeferred(documentPart);
  useMenuSelection();
  return Document ? <Document status={status} /> : null;
}

/** The layout of a screen around its content. */
export function ScreenView({ screen, address, status, children }: ScreenViewProps) {
  const zone = useZoneView(screen, address.query);
  const { recording, model } = useSiteState();
  const now = useMemo(() => {
    const own = import.meta.env.SSR && recording ? recordedScreen(screen, '', recording) : screen;
    return { screen: own, zone, address };
  }, [screen, zone, address, recording]);
  const later = useLaterScreen(now);
  const layout = layoutOf(screen);
  const layouts = useDeferred(layoutParts[screen.form]);
  const Own = useOwnLayout(layout);
  const named =
    layouts && ownValue<Layouts['byName']['standard'] | undefined>(layouts.byName, layout);
  if (layouts && !named && !model.own?.layouts[layout])
    throw new Error(`there is no layout ${layout}`);
  // The common one stands in the place of an own one that did not load, or fails.
  const BuiltIn = named ?? layouts?.byName.standard;
  // React looks at all that asks for a screen below one that changes, also where another one lies between: they stand
  // side by side.
  return (
    <>
      <OfScreen placed={now}>
        <ArrivalEffects />
      </OfScreen>
      <OfScreen placed={later}>
        <ScreenEffects status={status} />
        {/* Without its frame, as that did not load, a notice still says so. */}
        {layouts && BuiltIn && Own ? (
          <OwnBoundary name={`layouts/${layout}`} standard={<BuiltIn>{children}</BuiltIn>}>
            <Own {...layouts.frame}>{children}</Own>
          </OwnBoundary>
        ) : BuiltIn ? (
          <BuiltIn>{children}</BuiltIn>
        ) : (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        )}
      </OfScreen>
    </>
  );
}

import type { ReactNode } from 'react';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useDisplayAttributes } from '../display/use-display-attributes.ts';
import { layoutParts } from '../layouts/layout-part.ts';
import { useMenuSelection } from '../menu/use-menu-selection.ts';
import { recordedScreen } from '../screen/recorded-screen.ts';
import { type Screen, ScreenProvider } from '../screen/screen-context.ts';
import { ZoneProvider } from '../screen/zone-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { useZoneView } from '../zone/use-zone-view.ts';
import { followersPart } from './navigation/navigation-parts.ts';

type ScreenViewProps = {
  readonly screen: Screen;
  /** Document title of a page that says why there is nothing to see. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
};

function ScreenEffects({ status }: { readonly status: string | undefined }) {
  const Followers = useDeferred(followersPart);
  useDisplayAttributes();
  useMenuSelection();
  return Followers ? <Followers status={status} /> : null;
}

/** The layout of a screen around its content. */
export function ScreenView({ screen, status, children }: ScreenViewProps) {
  const layout = screen.row?.layout ?? screen.zone?.layout ?? screen.page.layout;
  const zone = useZoneView(screen);
  const layouts = useDeferred(layoutParts[screen.form]);
  const Layout = layouts?.[layout];
  if (layouts && !Layout) throw new Error(`there is no layout ${layout}`);
  const { recording } = useSiteState();
  const own = import.meta.env.SSR && recording ? recordedScreen(screen, '', recording) : screen;
  return (
    <ScreenProvider value={own}>
      <ZoneProvider value={zone}>
        <ScreenEffects status={status} />
        {/* Without its frame, as that did not load, a notice still says so. */}
        {Layout ? (
          <Layout>{children}</Layout>
        ) : (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        )}
      </ZoneProvider>
    </ScreenProvider>
  );
}

import type { ReactNode } from 'react';
import { layoutRegistry } from '../layouts/layout-registry.ts';
import { type Screen, ScreenProvider } from './screen-context.ts';
import { useArrival } from './use-arrival.ts';
import { useDisplayMarks } from './use-display-marks.ts';
import { useDocument } from './use-document.ts';
import { useMenuSelection } from './use-menu-selection.ts';
import { useZoneView } from './use-zone-view.ts';
import { ZoneProvider } from './zone-context.ts';

type ScreenViewProps = {
  readonly screen: Screen;
  /** Document title of a page that says why there is nothing to see. */
  readonly status?: string | undefined;
  readonly children: ReactNode;
};

function DocumentFacts({ status }: { readonly status: string | undefined }) {
  useDocument(status);
  useArrival();
  useDisplayMarks();
  useMenuSelection();
  return null;
}

/** The layout of a screen around its content. */
export function ScreenView({ screen, status, children }: ScreenViewProps) {
  const layout = screen.row?.layout ?? screen.zone?.layout ?? screen.page.layout;
  const zone = useZoneView(screen);
  const Layout = layoutRegistry[layout][screen.form];
  return (
    <ScreenProvider value={screen}>
      <ZoneProvider value={zone}>
        <DocumentFacts status={status} />
        <Layout>{children}</Layout>
      </ZoneProvider>
    </ScreenProvider>
  );
}

import type { ReactNode } from 'react';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { HeldAddress } from '../router/router.tsx';
import { type Screen, ScreenProvider } from './screen-context.ts';
import { ZoneProvider, type ZoneView } from './zone-context.ts';

/** A screen, the zone that it lies in, and the address that it is for. */
export type PlacedScreen = {
  readonly screen: Screen;
  readonly zone: ZoneView;
  readonly address: AddressParts;
};

/** Has what is inside be of a screen. */
export function OfScreen({
  placed: { screen, zone, address },
  children,
}: {
  readonly placed: PlacedScreen;
  readonly children: ReactNode;
}) {
  return (
    <HeldAddress value={address}>
      <ScreenProvider value={screen}>
        <ZoneProvider value={zone}>{children}</ZoneProvider>
      </ScreenProvider>
    </HeldAddress>
  );
}

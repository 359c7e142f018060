import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../../schema/source.generated.ts';
import { BareDesktop } from './bare-desktop.tsx';
import { BareMobile } from './bare-mobile.tsx';
import { StandardDesktop } from './standard-desktop.tsx';
import { StandardMobile } from './standard-mobile.tsx';

type LayoutComponent = ComponentType<{ readonly children: ReactNode }>;

/** The component of every layout in its two compositions. A layout of the schema that is missing does not type-check. */
export const layoutRegistry: Readonly<
  Record<Layout, { readonly desktop: LayoutComponent; readonly mobile: LayoutComponent }>
> = {
  standard: { desktop: StandardDesktop, mobile: StandardMobile },
  bare: { desktop: BareDesktop, mobile: BareMobile },
};

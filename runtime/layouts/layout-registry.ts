import type { ComponentType, ReactNode } from 'react';
import type { Layout } from '../../schema/source.generated.ts';
import { BareDesk } from './bare-desk.tsx';
import { BarePhone } from './bare-phone.tsx';
import { StandardDesk } from './standard-desk.tsx';
import { StandardPhone } from './standard-phone.tsx';

type LayoutComponent = ComponentType<{ readonly children: ReactNode }>;

/** The component of every layout in its two compositions. A layout of the schema that is missing does not type-check. */
export const layoutRegistry: Readonly<
  Record<Layout, { readonly desktop: LayoutComponent; readonly mobile: LayoutComponent }>
> = {
  standard: { desktop: StandardDesk, mobile: StandardPhone },
  bare: { desktop: BareDesk, mobile: BarePhone },
};

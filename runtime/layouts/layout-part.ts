import type { ComponentType, ReactNode } from 'react';
import type { DeviceModel } from '../../schema/model.ts';
import type { Layout } from '../../schema/source.generated.ts';
import { type DeferredPart, deferredPart } from '../deferred/deferred-part.ts';
import type { LayoutFrame } from '../own/own-layout.ts';

/** The component of every layout in one of its compositions. A layout of the schema that is missing does not type-check. */
export type Layouts = {
  readonly byName: Readonly<Record<Layout, ComponentType<{ readonly children: ReactNode }>>>;
  /** For layouts of the site's own. */
  readonly frame: LayoutFrame;
};

/** The layouts of a device's composition; a phone does not load those of a desktop. */
export const layoutParts: Readonly<Record<DeviceModel['form'], DeferredPart<Layouts>>> = {
  desktop: deferredPart('layouts desktop'),
  mobile: deferredPart('layouts mobile'),
};

import type { DeviceModel } from '../../schema/model.ts';
import { withinTime } from '../../schema/within-time.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { lazyTimeout } from '../resources/time-limit.ts';
import { type Layouts, layoutParts } from './layout-part.ts';

type Form = DeviceModel['form'];

const loads: Readonly<Record<Form, () => Promise<Layouts>>> = {
  desktop: async () => (await import('./desktop-layouts.ts')).desktopLayouts,
  mobile: async () => (await import('./mobile-layouts.ts')).mobileLayouts,
};

/** The request for the layouts in a device's composition. */
export const layoutRequest = (form: Form): ResourceRequest => ({
  key: layoutParts[form].key,
  load: () => withinTime(loads[form], lazyTimeout),
  isScript: true,
});

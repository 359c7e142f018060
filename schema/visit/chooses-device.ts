import type { SiteModel } from '../model.ts';

/** Whether what a visitor is shown depends on their device: there are several variants, here or at other hosts. */
export const choosesDevice = ({ devices, hosted = {} }: SiteModel): boolean =>
  Object.keys(devices).length + Object.keys(hosted).length > 1;

import type { SiteModel } from '../model.ts';

/** The device variant of browsers that name none: the one by whose addresses search engines know the pages. */
export const commonDevice = ({ hosted = {}, defaultDevice }: SiteModel): string =>
  Object.keys(hosted).find((device) => hosted[device]?.isMain) ?? defaultDevice;

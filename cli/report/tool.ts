import { packageVersion } from '../files/package-version.ts';

/** What reports are told to come from. */
export const tool = (): { readonly name: string; readonly version: string } => ({
  name: 'site lint',
  version: packageVersion(),
});

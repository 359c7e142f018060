import { packageVersion } from '../files/package-version.ts';

/** The tool that reports name. */
export const tool = (): { readonly name: string; readonly version: string } => ({
  name: 'site lint',
  version: packageVersion(),
});

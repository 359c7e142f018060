import type { SiteSource } from '../../../schema/source.generated.ts';

/** Whether visitors may have more than what the site file gives everybody: from a server, or by signing in. */
export const grantsCodes = ({ access }: Pick<SiteSource, 'access'>): boolean =>
  access?.url !== undefined || access?.signIn?.issuer !== undefined;

import type { AccessInfo } from '../../../schema/access/access-info.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

/** What every visitor has. */
export const anonymousInfo = ({ access }: SiteSource): AccessInfo => ({
  menuCodes: access?.anonymous?.menuCodes ?? [],
  fnCodes: access?.anonymous?.fnCodes ?? [],
  loginStatus: 0,
});

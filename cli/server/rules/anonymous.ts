import type { SiteModel } from '../../../schema/model.ts';

/** A visitor who is not signed in. */
export const anonymous = ({ access: { menuCodes, fnCodes } }: SiteModel) => ({
  menuCodes,
  fnCodes,
  loginStatus: 0,
});

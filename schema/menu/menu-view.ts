import type { AccessInfo } from '../access/access-info.ts';
import type { RouteTable, SiteModel } from '../model.ts';

/** For whom, and in which variant, a menu is shown. */
export type MenuView = {
  readonly model: SiteModel;
  readonly table: RouteTable;
  readonly access: AccessInfo;
};

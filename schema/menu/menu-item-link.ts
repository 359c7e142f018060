import { ownValue } from '../own-value.ts';
import { safeAddress } from '../safe-address.ts';
import { spellForDevice } from '../visit/twin-spelling.ts';
import type { MenuView } from './menu-view.ts';
import type { WebMenuItem } from './web-config.ts';

/** The linkType of items that open in a new window. */
const newWindowType = 2;

export type MenuItemLink = {
  /** In the spelling of the variant; undefined where the item leads nowhere. */
  readonly href: string | undefined;
  readonly newWindow: boolean;
};

/**
 * Where an item of the web configuration leads: to the address that menu.patches give its pageCode, unless it opens
 * in a new window, else to its linkUrl, else to its link; nowhere while its part of the site is in development.
 */
export function menuItemLink(
  { pageCode, linkType, linkUrl, link }: WebMenuItem,
  { model, table }: Pick<MenuView, 'model' | 'table'>,
): MenuItemLink {
  const newWindow = linkType === newWindowType;
  if (model.menu.inDevelopment.includes(pageCode)) return { href: undefined, newWindow };
  const patches = model.menu.patches[table.language] ?? {};
  const patched = newWindow ? undefined : ownValue(patches, pageCode);
  const address = safeAddress(patched ?? (linkUrl || link));
  const href =
    address === undefined || newWindow ? address : spellForDevice(address, table.device, model);
  return { href, newWindow };
}

import { findCurrent } from '../../schema/menu/find-current.ts';
import { menuIndex } from '../../schema/menu/menu-index.ts';
import { useMenuItems } from '../menu/use-menu-items.ts';
import { useOpenPlace } from '../menu/use-open-place.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { askedSection } from './asked-section.ts';

/** Title of the section that the address opens: by its path, or by its query as the menu names it, else as the page does. */
export function useSectionTitle(): string | undefined {
  const { model } = useSiteState();
  const { page, section: named } = useScreen();
  const menu = useMenuItems();
  const query = useQuery().toString();
  const open = useOpenPlace(query);
  const section = askedSection(page, query);
  // The page has sections, and not this one: it shows its first, whatever the menu says.
  if (section === null) return undefined;
  const current = findCurrent(menuIndex(menu, model), open, model);
  if (current?.by === 'query') return current.place.item.title;
  return section?.title ?? named;
}

import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMenuItems } from '../../menu/use-menu-items.ts';
import { useScreen } from '../../screen/screen-context.ts';

export type FooterLink = {
  readonly label: string;
  readonly link: string;
  readonly newWindow?: boolean;
};

export type FooterColumn = { readonly title: string; readonly links: readonly FooterLink[] };

const linkOf = ({ title, href, newWindow }: MenuItem): FooterLink[] =>
  href === undefined ? [] : [{ label: title, link: href, newWindow }];

/** The columns of links of the footer: the site's own, then those that its menu makes. */
export function useFooterColumns(): readonly FooterColumn[] {
  const { columns = [], siteMap } = useScreen().table.site.footer;
  const menu = useMenuItems();
  const made = menu.map((item): FooterColumn => {
    const below = item.children.flatMap(linkOf);
    return { title: item.title, links: below.length > 0 ? below : linkOf(item) };
  });
  return [
    ...columns,
    ...made.filter(({ links }) => links.length > 0).slice(0, siteMap?.columns ?? 0),
  ];
}

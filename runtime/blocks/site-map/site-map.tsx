import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMenuItems } from '../../menu/use-menu-items.ts';
import { fullestTable } from '../../requests/full-table.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { accessInfoAtom } from '../../state/access.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { furtherPages } from './further-pages.ts';
import css from './site-map.module.css';

function Items({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useMessages();
  if (items.length === 0) return null;
  return (
    <ul className={css.items}>
      {items.map((item, index) => (
        <li key={locationKey(index, item.code)} className={css.item}>
          <SiteLink to={item.href} newWindow={item.newWindow} className={css.link}>
            {item.title}
            {item.newWindow && item.href ? (
              <span className="visually-hidden">{t('newWindow')}</span>
            ) : null}
          </SiteLink>
          <Items items={item.children} />
        </li>
      ))}
    </ul>
  );
}

/** The pages that the visitor may open: those of the menu, then those that only routes have. */
export function SiteMapBlock({ block }: BlockProps<'siteMap'>) {
  const { title, text } = block;
  // What opens depends on who visits.
  useBehaviour();
  const state = useSiteState();
  const t = useMessages();
  const screen = useScreen();
  const menu = useMenuItems();
  const access = useSnapshot(accessInfoAtom);
  const further = furtherPages(menu, fullestTable(state, screen.table), state.model, access);
  const below = title !== undefined;
  return (
    <Section title={title} text={text}>
      <div className={classes(css.map, screen.form === 'mobile' && css.mobile)}>
        {menu.map((item, index) => (
          <section key={locationKey(index, item.code)} className={css.part}>
            <Heading below={below} className={css.title}>
              <SiteLink to={item.href} newWindow={item.newWindow} className={css.top}>
                {item.title}
              </SiteLink>
            </Heading>
            <Items items={item.children.filter(({ href }) => href !== item.href)} />
          </section>
        ))}
        {further.length > 0 ? (
          <section className={css.part}>
            <Heading below={below} className={css.title}>
              {t('otherPages')}
            </Heading>
            <ul className={css.items}>
              {further.map(({ path, title: name }) => (
                <li key={path} className={css.item}>
                  <SiteLink to={path} className={css.link}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Section>
  );
}

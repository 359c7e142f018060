import { useScreen } from '../../screen/screen-context.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './search-groups.module.css';

/** What is often looked for, below what was found: the links of the search box once more. */
export function SearchGroups({ arrows = false }: { readonly arrows?: boolean }) {
  const { table, page } = useScreen();
  const groups = table.search?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <div className={classes(css.groups, arrows && css.beside)}>
      {groups.map(({ title, links }, place) => (
        <section key={locationKey(place, title)} className={css.group}>
          {/* The page's own heading stands above the block's where it has a band. */}
          <Heading below={page.heading === 'band'} className={css.title}>
            {title}
          </Heading>
          <ul>
            {links.map(({ label, link }, at) => (
              <li key={locationKey(at, label)} className={css.row}>
                <SiteLink to={link} className={css.link}>
                  {label}
                  {arrows ? <Icon name="arrow" className={css.arrow} /> : null}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

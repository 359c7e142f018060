import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './search-groups.module.css';

/** What is often looked for, below what was found: the links of the search box once more. */
export function SearchGroups() {
  const groups = useScreen().table.search?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <div className={css.groups}>
      {groups.map(({ title, links }, place) => (
        <section key={locationKey(place, title)} className={css.group}>
          <Heading below className={css.title}>
            {title}
          </Heading>
          <ul>
            {links.map(({ label, link }, at) => (
              <li key={locationKey(at, label)} className={css.row}>
                <SiteLink to={link} className={css.link}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

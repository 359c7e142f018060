import type { SocialLink } from '../../../schema/source.generated.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './footer-social.module.css';

/** Signs of what is there, not of whose service it is. */
const drawings: Readonly<Record<NonNullable<SocialLink['kind']>, string>> = {
  chat: 'M10 4.5c-4.1 0-7 2.6-7 5.6c0 1.8 1 3.3 2.6 4.3L5 17l3-1.5c.6.1 1.3.2 2 .2M14.5 9c3.7 0 6.5 2.2 6.5 5.1c0 1.6-.8 3-2.2 3.9l.5 2.3l-2.7-1.4c-.7.2-1.4.2-2.1.2c-3.7 0-6.5-2.2-6.5-5S10.8 9 14.5 9Z',
  posts: 'M4 5h16v11h-8l-4.5 4v-4H4ZM8 9h8M8 12h5',
  video: 'M3 6h18v12H3ZM10 9l5 3l-5 3Z',
  photos: 'M3.5 7h4l1.5-2h6l1.5 2h4v12h-17ZM15.5 13a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0Z',
  sound:
    'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  code: 'm8.5 7-5 5l5 5M15.5 7l5 5l-5 5M13.5 5l-3 14',
  feed: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M7 18a1 1 0 1 1-2 0a1 1 0 0 1 2 0Z',
};

/** Accounts of the institution elsewhere: a sign of what is there, and the name. */
export function FooterSocial() {
  const { social = [] } = useScreen().table.site.footer;
  const t = useMessages();
  if (social.length === 0) return null;
  return (
    <div className={css.social}>
      <p className={css.title}>{t('followUs')}</p>
      <ul className={css.list}>
        {social.map(({ name, kind = 'posts', link }, index) => (
          <li key={locationKey(index, name)}>
            <SiteLink to={link} className={css.link}>
              <Drawing d={drawings[kind]} className={css.sign} />
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

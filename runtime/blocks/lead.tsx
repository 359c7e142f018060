import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { keepTogether } from '../text/keep-together.ts';
import css from './lead.module.css';
import { DateText } from './parts/date-text.tsx';
import { PageTitle } from './parts/page-title.tsx';

/** The lead story of a home page: its words lie in the water of the scene. */
export function LeadBlock({ block }: BlockProps<'leadStory'>) {
  const { form } = useScreen();
  const { tag, category, date, title, text, link } = block;
  return (
    <section className={form === 'mobile' ? css.phone : css.desk} data-ground="sea">
      {form === 'mobile' ? <div className={css.art} /> : null}
      <div className={`${frame.wrap} ${css.story}`}>
        {tag || category || date ? (
          <p className={css.line}>
            {tag ? <span className={css.tag}>{tag}</span> : null}
            {category ? <span className={css.category}>{category}</span> : null}
            {date ? <DateText date={date} /> : null}
          </p>
        ) : null}
        <PageTitle className={`${frame.title} ${css.title}`}>
          {link ? (
            <SiteLink to={link} className={css.link}>
              {keepTogether(title)}
            </SiteLink>
          ) : (
            keepTogether(title)
          )}
        </PageTitle>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
    </section>
  );
}

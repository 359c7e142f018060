import { useScreen } from '../../screen/screen-context.ts';
import { useArt } from '../../state/use-art.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import css from './lead-story.module.css';

/** The lead story of a home page: its words lie in the water of the scene. */
export function LeadStoryBlock({ block }: BlockProps<'leadStory'>) {
  const { form } = useScreen();
  useArt(...(form === 'mobile' ? ['art-hero-phone'] : ['art-hero', 'art-hero-front']));
  const { tag, category, date, title, text, link } = block;
  return (
    <section className={form === 'mobile' ? css.mobile : css.desktop} data-ground="sea">
      {form === 'mobile' ? <div className={css.art} /> : null}
      <div className={`${layout.wrap} ${css.story}`}>
        {tag || category || date ? (
          <p className={css.line}>
            {tag ? <span className={css.tag}>{tag}</span> : null}
            {category ? <span className={css.category}>{category}</span> : null}
            {date ? <DateText date={date} /> : null}
          </p>
        ) : null}
        <MainHeading className={`${layout.title} ${css.title}`}>
          {link ? (
            <SiteLink to={link} className={css.link}>
              {keepTogether(title)}
            </SiteLink>
          ) : (
            keepTogether(title)
          )}
        </MainHeading>
        {text ? <p className={css.text}>{text}</p> : null}
      </div>
    </section>
  );
}

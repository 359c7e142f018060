import type { Entry } from '../../content/entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import css from './topic-head.module.css';

type TopicHeadProps = { readonly entry: Entry; readonly note: string | undefined };

/** The head of a topic: its words on the sea ground, its drawing from beside them to the edge of the window. */
export function TopicHead({ entry, note }: TopicHeadProps) {
  const { form, page } = useScreen();
  const { title, tag, summary, category, date, picture } = entry;
  return (
    <header className={form === 'mobile' ? css.mobile : css.desktop} data-ground="sea">
      {picture ? (
        <div className={css.frame}>
          <Picture picture={picture} width={960} height={640} first className={css.picture} />
        </div>
      ) : null}
      <div className={layout.wrap}>
        <div className={css.words}>
          {page.heading === 'none' ? <Breadcrumb /> : null}
          <p className={css.line}>
            {category ? <span className={css.tag}>{category}</span> : null}
            {note ? <span className={css.note}>{note}</span> : null}
            {date ? <DateText date={date} /> : null}
          </p>
          <div lang={tag}>
            <MainHeading className={`${layout.title} ${css.title}`}>
              {keepTogether(title)}
            </MainHeading>
            {summary ? <p className={css.text}>{summary}</p> : null}
          </div>
        </div>
      </div>
    </header>
  );
}

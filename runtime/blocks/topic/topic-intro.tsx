import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import css from './topic-intro.module.css';

type TopicIntroProps = {
  readonly html: string;
  readonly lang: string | undefined;
  /** What the topic has, in the order of its numbers: words, and the id of the place. */
  readonly contentsTitle: string | undefined;
  readonly contents: readonly { readonly id: string; readonly label: string }[];
};

const paragraphEnd = '</p>';

/** What a topic is about: the first paragraph large, the others beside it, then what it has. */
export function TopicIntro({ html, lang, contentsTitle, contents }: TopicIntroProps) {
  const { form, path } = useScreen();
  const t = useMessages();
  const head = contentsTitle ?? t('contents');
  const at = html.indexOf(paragraphEnd) + paragraphEnd.length;
  const rest = html.slice(at).trim();
  const isDesktop = form === 'desktop';
  return (
    <div
      className={classes(
        layout.wrap,
        css.intro,
        isDesktop && css.desktop,
        isDesktop && layout.columns,
      )}
    >
      <div className={css.first}>
        <RichHtml html={html.slice(0, at)} lang={lang} />
      </div>
      {rest ? (
        <div className={css.rest}>
          <RichHtml html={rest} lang={lang} />
        </div>
      ) : null}
      {contents.length > 1 && isDesktop ? (
        <nav className={css.contents} aria-label={head}>
          <p className={css.head}>{head}</p>
          <ul>
            {contents.map(({ id, label }, index) => (
              <li key={locationKey(index, label)}>
                <SiteLink to={`${path}#${id}`} className={css.link}>
                  <span className={css.number}>{index + 1}</span>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

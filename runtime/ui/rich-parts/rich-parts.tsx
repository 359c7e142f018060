import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { RichHtml } from '../text/rich-html.tsx';
import { htmlParts } from './html-parts.ts';
import css from './rich-parts.module.css';

type RichPartsProps = {
  readonly html: string;
  /** BCP 47 tag, where it is not the page's language. */
  readonly lang?: string | undefined;
};

/** The first has most to say, the last least. */
const widths = [css.first, css.second, css.third];

/** A text whose parts stand side by side, each under its heading; one that has no parts, in one column. */
export function RichParts({ html, lang }: RichPartsProps) {
  const { form } = useScreen();
  const parts = htmlParts(html);
  if (!parts) return <RichHtml html={html} lang={lang} />;
  return (
    <div className={classes(css.parts, form === 'desktop' && `${css.desktop} ${layout.columns}`)}>
      {parts.map((part, index) => (
        <div key={part.id} className={classes(css.part, widths[index % widths.length])}>
          <RichHtml html={part.html} lang={lang} />
        </div>
      ))}
    </div>
  );
}

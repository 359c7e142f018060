import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { classes } from './parts/classes.ts';
import { Figure } from './parts/figure.tsx';
import { Heading } from './parts/heading.tsx';
import { Paragraphs } from './parts/paragraphs.tsx';
import { usePlacement } from './parts/placement.ts';
import css from './text.module.css';

/** Running text; a picture stands beside it, in a column above it. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { title, body, picture } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const wide = form === 'desk' && !inColumn;
  return (
    <section className={inColumn ? frame.part : classes(frame.wrap, frame.section)}>
      <div className={classes(wide && frame.columns, wide && css.wide)}>
        {picture && !wide ? <Figure picture={picture} /> : null}
        <div className={css.words}>
          {title ? (
            <Heading className={`${frame.title} ${inColumn ? css.small : css.title}`}>
              {title}
            </Heading>
          ) : null}
          <Paragraphs body={body} />
        </div>
        {picture && wide ? (
          <div className={css.picture}>
            <Figure picture={picture} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { FigureItems } from './figure-items.tsx';
import css from './figures-scene.module.css';

/** Numbers in the margin of a picture that reaches the end edge of the window, on mobile below it. */
export function FiguresScene({ block }: BlockProps<'figures'>) {
  const { title, items, picture, source } = block;
  const { form } = useScreen();
  const caption = [picture?.caption, source].filter(Boolean).join(' ');
  return (
    <section className={classes(layout.across, css.scene)} data-form={form}>
      <div className={css.margin}>
        {title ? <Heading className={`${layout.title} ${css.title}`}>{title}</Heading> : null}
        <dl className={css.figures}>
          <FigureItems items={items} css={css} />
        </dl>
        {caption ? <p className={css.caption}>{caption}</p> : null}
      </div>
      <div className={css.frame}>
        {picture ? (
          <Picture picture={picture} width={1040} height={480} className={css.picture} />
        ) : null}
      </div>
    </section>
  );
}

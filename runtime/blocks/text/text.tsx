import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './text.module.css';
import { TextBody } from './text-body.tsx';
import { TextScene } from './text-scene.tsx';

/** Running text; a picture stands beside it, in a column above it, on a home page behind it. */
export function TextBlock({ block }: BlockProps<'text'>) {
  const { picture } = block;
  const { form, page } = useScreen();
  const { inColumn } = usePlacement();
  const wide = form === 'desktop' && !inColumn;
  if (wide && picture && page.heading === 'none') return <TextScene block={block} />;
  return (
    <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(wide && layout.columns, wide && css.wide)}>
        {picture && !wide ? <Figure picture={picture} /> : null}
        <div className={css.words}>
          <TextBody block={block} />
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

import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import rows from '../../ui/section/uneven-rows.module.css';
import { unevenRows } from '../../ui/section/uneven-rows.ts';
import { WholeNumbers } from '../../ui/text/whole-numbers.tsx';
import css from './text-columns.module.css';

type Column = BlockOf<'textColumns'>['items'][number];

function ColumnText({ title, body = [], points = [], more }: Column) {
  return (
    <>
      <Heading className={`${layout.title} ${css.title}`}>{title}</Heading>
      {body.map((paragraph, index) => (
        <p key={locationKey(index, paragraph)} className={css.paragraph}>
          <WholeNumbers text={paragraph} />
        </p>
      ))}
      {points.length > 0 ? (
        <ul className={css.points}>
          {points.map((point, index) => (
            <li key={locationKey(index, point)} className={css.point}>
              <WholeNumbers text={point} />
            </li>
          ))}
        </ul>
      ) : null}
      {more ? <MoreLink to={more.link}>{more.label}</MoreLink> : null}
    </>
  );
}

/** Short texts side by side, each under a rule; beside a picture that reaches the edge of the window they are a column. */
export function TextColumnsBlock({ block: { picture, items } }: BlockProps<'textColumns'>) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && !picture;
  const places = unevenRows(items.length, inColumn);
  const texts = (
    <div className={classes(css.columns, beside && rows.rows)}>
      {items.map((item, index) => (
        <div
          key={locationKey(index, item.title)}
          className={classes(css.column, beside && rows[places[index] ?? 'full'])}
        >
          <ColumnText {...item} />
        </div>
      ))}
    </div>
  );
  if (!picture) {
    return (
      <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
        {texts}
      </section>
    );
  }
  const wide = form === 'desktop' && !inColumn;
  return (
    <section className={classes(inColumn ? layout.part : layout.section, wide && css.scene)}>
      <div className={css.frame}>
        <Picture picture={picture} width={830} height={480} className={css.picture} />
      </div>
      <div className={classes(css.words, !wide && !inColumn && layout.wrap)}>{texts}</div>
    </section>
  );
}

import { useScreen } from '../../screen/screen-context.ts';
import { Figure } from '../figure/figure.tsx';
import { usePlacement } from '../section/placement.ts';
import { Section } from '../section/section.tsx';
import css from './table.module.css';
import { TableActions } from './table-actions.tsx';
import { TableMobile } from './table-mobile.tsx';
import type { TableProps } from './table-props.ts';
import { TableRows } from './table-rows.tsx';
import { TableScene } from './table-scene.tsx';

/** A table; with a picture it lies on a panel over it, on mobile it is a list below it. */
export function Table(props: TableProps) {
  const { title, text, picture, actions, more } = props;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  if (picture && !inColumn) {
    return form === 'mobile' ? <TableMobile {...props} /> : <TableScene {...props} />;
  }
  return (
    <Section title={title} more={more}>
      {picture ? <Figure picture={picture} /> : null}
      {text ? <p className={css.text}>{text}</p> : null}
      <TableRows {...props} />
      <TableActions actions={actions} />
    </Section>
  );
}

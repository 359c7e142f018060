import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import { Figure } from './parts/figure.tsx';
import { usePlacement } from './parts/placement.ts';
import { Section } from './parts/section.tsx';
import css from './table.module.css';
import { TableActions } from './table-actions.tsx';
import { TablePhone } from './table-phone.tsx';
import { TableRows } from './table-rows.tsx';
import { TableScene } from './table-scene.tsx';

/** A table; with a picture it lies on a panel over it, on a phone it is a list below it. */
export function TableBlock({ block }: BlockProps<'table'>) {
  const { title, text, picture, actions, more } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  if (picture && !inColumn) {
    return form === 'mobile' ? <TablePhone block={block} /> : <TableScene block={block} />;
  }
  return (
    <Section title={title} more={more}>
      {picture ? <Figure picture={picture} /> : null}
      {text ? <p className={css.text}>{text}</p> : null}
      <TableRows block={block} />
      <TableActions actions={actions} />
    </Section>
  );
}

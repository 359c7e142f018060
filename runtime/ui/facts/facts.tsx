import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { FactList } from '../list/fact-list.tsx';
import { usePlacement } from '../section/placement.ts';
import css from './facts.module.css';

type FactsProps = Omit<BlockOf<'facts'>, 'type' | 'guard'>;

/** A statement, set large, beside a list of facts. */
export function Facts({ statement, items = [] }: FactsProps) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && !inColumn && Boolean(statement) && items.length > 0;
  return (
    <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(beside && layout.columns, beside && css.beside)}>
        {statement ? <p className={css.statement}>{statement}</p> : null}
        {items.length > 0 ? (
          <div className={css.facts}>
            <FactList facts={items} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import css from './facts.module.css';
import { classes } from './parts/classes.ts';
import { FactList } from './parts/fact-list.tsx';
import { usePlacement } from './parts/placement.ts';

/** A statement, set large, beside a list of facts. */
export function FactsBlock({ block }: BlockProps<'facts'>) {
  const { statement, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && !inColumn && Boolean(statement);
  return (
    <section className={inColumn ? frame.part : classes(frame.wrap, frame.section)}>
      <div className={classes(beside && frame.columns, beside && css.beside)}>
        {statement ? <p className={css.statement}>{statement}</p> : null}
        <div className={css.facts}>
          <FactList facts={items} />
        </div>
      </div>
    </section>
  );
}

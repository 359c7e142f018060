import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { classes } from '../element/classes.ts';
import css from './skeleton.module.css';

type SkeletonProps = {
  /** How many rows are expected. */
  readonly rows: number;
  /** Rows of text alone, without a day before them. */
  readonly lines?: boolean;
  /** The message for what is awaited; default: a list. */
  readonly label?: string | undefined;
};

/** In the place of rows that are awaited: their grid, still. */
export function Skeleton({ rows, lines = false, label }: SkeletonProps) {
  useBehaviour();
  const t = useMessages();
  const { form } = useScreen();
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label ?? t('listLoading')}
      </p>
      <ul aria-hidden="true" className={classes((lines || form === 'mobile') && css.lines)}>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without any content
          <li key={index} className={css.row}>
            <span className={css.day} />
            <span className={css.words}>
              <span className={css.line} />
              <span className={css.line} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

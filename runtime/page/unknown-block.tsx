import { classes } from '../blocks/parts/classes.ts';
import { useMessages } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import css from './unknown-block.module.css';

/** One quiet line where a block cannot be shown. */
export function UnknownBlock({ type }: { readonly type: string }) {
  const say = useMessages();
  return (
    <div className={classes(frame.wrap, css.place)} data-unknown-block={type}>
      <p className={css.line}>{say('unknownBlock')}</p>
    </div>
  );
}

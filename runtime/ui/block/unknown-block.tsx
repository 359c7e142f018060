import { useEffect } from 'react';
import { useMessages } from '../../screen/screen-context.ts';
import frame from '../../styles/frame.module.css';
import { classes } from '../element/classes.ts';
import css from './unknown-block.module.css';

const reported = new Set<string>();

/** One quiet line where a block cannot be shown. Each kind is reported once, for those who look for it. */
export function UnknownBlock({ type }: { readonly type: string }) {
  const say = useMessages();
  useEffect(() => {
    if (reported.has(type)) return;
    reported.add(type);
    console.warn(`a block of the kind "${type}" cannot be shown`);
  }, [type]);
  return (
    <div className={classes(frame.wrap, css.place)} data-unknown-block={type}>
      <p className={css.line}>{say('unknownBlock')}</p>
    </div>
  );
}

import { useEffect } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import css from './unknown-block.module.css';

const reported = new Set<string>();

/** One quiet line where a block cannot be shown. Each kind is reported once, for those who look for it. */
export function UnknownBlock({ type }: { readonly type: string }) {
  const t = useMessages();
  useEffect(() => {
    if (reported.has(type)) return;
    reported.add(type);
    console.warn(`a block of the kind "${type}" cannot be shown`);
  }, [type]);
  return (
    <div className={classes(layout.wrap, css.place)} data-unknown-block={type}>
      <p className={css.line}>{t('unknownBlock')}</p>
    </div>
  );
}

import type { MouseEvent } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import css from './skip-link.module.css';

/** Jumps over header and menu. It moves the focus itself: in hash mode the # is the address. */
export function SkipLink() {
  const t = useMessages();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page; without script it still does
    <a href="#content" className={css.skip} onClick={skip}>
      {t('skip')}
    </a>
  );
}

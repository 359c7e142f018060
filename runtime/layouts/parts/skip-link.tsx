import type { MouseEvent } from 'react';
import { useMessages } from '../../screen/screen-context.ts';
import css from './skip-link.module.css';

/** Jumps over header and menu. It moves the focus itself: in hash mode the # is the address. */
export function SkipLink() {
  const say = useMessages();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page; without script it still does
    <a href="#content" className={css.skip} onClick={skip}>
      {say('skip')}
    </a>
  );
}

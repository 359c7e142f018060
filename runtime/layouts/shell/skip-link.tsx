import type { MouseEvent } from 'react';
import css from './skip-link.module.css';

type SkipLinkProps = {
  /** Id of the element that it leads to. */
  readonly to: string;
  readonly label: string;
};

/** Jumps over what comes before its target. It moves the focus itself: in hash mode the # is the address. */
export function SkipLink({ to, label }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a href={`#${to}`} className={css.skip} onClick={skip}>
      {label}
    </a>
  );
}

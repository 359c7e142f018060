import type { ReactNode } from 'react';

type ScrollBoxProps = {
  readonly className: string | undefined;
  /** What it is called: a title and the heads of columns. More than the title, which names a landmark around it. */
  readonly names: readonly (string | undefined)[];
  readonly children: ReactNode;
};

/** A box in which a table scrolls that is wider than its place; the keyboard reaches it. */
export function ScrollBox({ className, names, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={className} aria-label={names.filter(Boolean).join(', ')} tabIndex={0}>
      {children}
    </section>
  );
}

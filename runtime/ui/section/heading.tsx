import type { ReactNode } from 'react';
import { usePlacement } from './placement.ts';

type HeadingProps = {
  /** Below the block's own heading: for the titles of its entries. */
  readonly below?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A heading of the level that the block's place asks for. */
export function Heading({ below = false, id, className, children }: HeadingProps) {
  const { level } = usePlacement();
  const Tag = `h${below ? level + 1 : level}` as 'h2' | 'h3' | 'h4';
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}

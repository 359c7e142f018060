import type { ReactNode } from 'react';
import { usePlacement } from './placement.ts';
import { useBringsHeading } from './use-brings-heading.ts';

type PageTitleProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** The title of a block that may bring its page's heading: it does where the page has no band. */
export function MainHeading({ className, children }: PageTitleProps) {
  const { level } = usePlacement();
  const Tag = useBringsHeading() ? 'h1' : (`h${level}` as 'h2' | 'h3');
  return <Tag className={className}>{children}</Tag>;
}

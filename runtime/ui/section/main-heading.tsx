import type { ReactNode } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { usePlacement } from './placement.ts';

type PageTitleProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** The title of a block that may bring its page's heading: it does where the page has no band. */
export function MainHeading({ className, children }: PageTitleProps) {
  const { page } = useScreen();
  const { level } = usePlacement();
  const Tag = page.heading === 'none' && level === 2 ? 'h1' : (`h${level}` as 'h2' | 'h3');
  return <Tag className={className}>{children}</Tag>;
}

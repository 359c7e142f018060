import type { ReactNode } from 'react';
import { useIsLeaving } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar.tsx';
import css from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

type ShellProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** What every layout is built of: skip link, header, content, footer. */
export function Shell({ header, footer, children }: ShellProps) {
  const { form } = useScreen();
  const isLeaving = useIsLeaving();
  return (
    <div className={css.shell} data-form={form}>
      <SkipLink />
      <AccessibilityBar />
      {header}
      <main id="content" tabIndex={-1} aria-busy={isLeaving || undefined} className={css.content}>
        {children}
        {/* The build puts links to other parts of the page here, for readers without scripts. */}
        <noscript />
      </main>
      {footer}
    </div>
  );
}

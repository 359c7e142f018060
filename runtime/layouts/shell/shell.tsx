import type { ReactNode } from 'react';
import { Deferred } from '../../deferred/deferred.tsx';
import { useIsBusy } from '../../screen/busy-context.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { AccessibilityBar } from '../accessibility-bar/accessibility-bar.tsx';
import { lateParts } from '../late-parts/late-parts.ts';
import css from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

type ShellProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** What every layout is built of: skip link, header, content, footer. */
export function Shell({ header, footer, children }: ShellProps) {
  const { form, table } = useScreen();
  const isBusy = useIsBusy();
  return (
    <div className={css.shell} data-form={form}>
      <SkipLink />
      <AccessibilityBar />
      {table.site.notices && <Deferred part={lateParts.notices} />}
      {header}
      <main id="content" tabIndex={-1} aria-busy={isBusy || undefined} className={css.content}>
        {children}
        {/* The build puts links to other parts of the page here, for readers without scripts. */}
        <noscript />
      </main>
      {footer}
    </div>
  );
}

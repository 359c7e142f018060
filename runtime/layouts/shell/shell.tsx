import type { ReactNode } from 'react';
import { Deferred } from '../../deferred/deferred.tsx';
import { useAddress, useIsLeaving } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSearchTarget } from '../../search/use-search-target.ts';
import { accessibilityPart } from '../accessibility-bar/accessibility-part.ts';
import bar from '../accessibility-bar/accessibility-slot.module.css';
import { lateParts } from '../late-parts/late-parts.ts';
import { searchButtonId } from '../search-box/search-button-id.ts';
import css from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

type ShellProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** What every layout is built of: skip links, header, content, footer. */
export function Shell({ header, footer, children }: ShellProps) {
  const { form, table } = useScreen();
  const isLeaving = useIsLeaving(useAddress());
  const t = useMessages();
  const target = useSearchTarget();
  return (
    <div className={css.shell} data-form={form}>
      <SkipLink to="content" label={t('skip')} />
      {target && <SkipLink to={searchButtonId} label={t('skipToSearch')} />}
      {/* Its room is there before its code, by an attribute of the document, so that nothing moves. */}
      <div className={bar.slot} data-form={form} data-ground="sea">
        <Deferred part={accessibilityPart} />
      </div>
      {table.site.notices && <Deferred part={lateParts.notices} />}
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

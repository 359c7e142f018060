import type { ReactNode } from 'react';
import { documentTitle } from '../document/document-title.ts';
import { useDocumentHead } from '../document/use-document-head.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { webConfigsAtom } from '../state/web-config.ts';

type BarePageProps = {
  readonly language: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
};

/** A page without header and footer, for notices that must not depend on anything that loads or may fail. */
export function BarePage({ language, title, children }: BarePageProps) {
  const { model } = useSiteState();
  const { name = '', tag = language, dir = 'ltr' } = model.languages[language] ?? {};
  const { websiteName = '' } = useSnapshot(webConfigsAtom)[language] ?? {};
  const siteName = websiteName || name;
  useDocumentHead({
    title: documentTitle(title, siteName),
    tag,
    dir,
    robots: 'noindex',
    links: [],
  });
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

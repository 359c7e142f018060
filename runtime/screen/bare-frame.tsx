import type { ReactNode } from 'react';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { webConfigsAtom } from '../state/web-config.ts';
import { documentTitle } from './document-title.ts';
import { useDocumentFacts } from './use-document-facts.ts';

type BareFrameProps = {
  readonly language: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
};

/** A page without header and footer, for notices that must not depend on anything that loads or may fail. */
export function BareFrame({ language, title, children }: BareFrameProps) {
  const { model } = useSiteState();
  const { name = '', tag = language } = model.languages[language] ?? {};
  const { websiteName = '' } = useSnapshot(webConfigsAtom)[language] ?? {};
  const siteName = websiteName || name;
  useDocumentFacts({
    title: documentTitle(title, siteName),
    tag,
    isIndexed: false,
    links: [],
  });
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

import { useEffect } from 'react';

type DocumentFacts = {
  readonly title: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** Whether search engines may keep the page. */
  readonly isIndexed: boolean;
};

/** Gives the document what a page says of itself outside of its own elements. */
export function useDocumentFacts({ title, tag, isIndexed }: DocumentFacts): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
  useEffect(() => {
    if (isIndexed) return;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, [isIndexed]);
}

import { useEffect, useLayoutEffect } from 'react';

export type DocumentLink = {
  readonly rel: string;
  /** Without the origin. */
  readonly href: string;
  readonly hreflang?: string;
};

type DocumentHead = {
  readonly title: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** Whether search engines may keep the page. */
  readonly isIndexed: boolean;
  readonly links: readonly DocumentLink[];
};

/** Sets title, language and links of the document to those of the page. */
export function useDocumentHead({ title, tag, isIndexed, links }: DocumentHead): void {
  const linkText = JSON.stringify(isIndexed ? links : []);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Before the page is painted: another language brings other faces, with which lines stand elsewhere.
  useLayoutEffect(() => {
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
  useEffect(() => {
    const elements = (JSON.parse(linkText) as readonly DocumentLink[]).map((each) => {
      const link = document.createElement('link');
      link.rel = each.rel;
      link.href = new URL(each.href, window.location.origin).href;
      if (each.hreflang !== undefined) link.hreflang = each.hreflang;
      document.head.append(link);
      return link;
    });
    return () => {
      for (const element of elements) element.remove();
    };
  }, [linkText]);
}

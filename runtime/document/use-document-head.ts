import { useEffect, useLayoutEffect } from 'react';
import type { DocumentHead } from '../state/document-head.ts';
import { useSiteState } from '../state/site-state.ts';
import { handHead } from './built/hand-head.ts';
import { keepHead } from './keep-head.ts';

/** Whether this is what visitors load: their pages are not built by it. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

/**
 * Keeps title, language and head of the document those of the page. Where pages are built, there is no document:
 * the head is handed over while the page is rendered.
 */
export function useDocumentHead(head: DocumentHead): void {
  const state = useSiteState();
  const { title, tag, dir } = head;
  const text = JSON.stringify(head);
  if (!isVisitorsBuild) handHead(state, () => head);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Before the page is painted: another language brings other faces, with which lines stand elsewhere.
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = tag;
    documentElement.dir = dir;
  }, [tag, dir]);
  useEffect(() => keepHead(JSON.parse(text)), [text]);
}

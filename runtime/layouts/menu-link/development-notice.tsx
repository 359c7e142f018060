import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { partRequest } from '../../requests/part-request.ts';
import { usePart } from '../../requests/use-part.ts';
import { PartTrouble } from '../part-notice/part-trouble.tsx';
import type { DevelopmentSheet } from './development-sheet.tsx';

const NoticeContext = createContext<() => void>(() => {});

const sheet = partRequest(
  'development sheet',
  async () => (await import('./development-sheet.tsx')).DevelopmentSheet,
);

/** Opens the notice that a part of the site is being built. */
export const useDevelopmentNotice = (): (() => void) => useContext(NoticeContext);

/** The notice that a part of the site is being built, for the menu items inside. Closed at first. */
export function DevelopmentNotice({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { Component: Sheet, ...part } = usePart<typeof DevelopmentSheet>(sheet, open);
  const close = (): void => setOpen(false);
  // Another value would have React give up the built HTML of deferred parts inside.
  const show = useCallback(() => setOpen(true), []);
  return (
    <NoticeContext value={show}>
      {children}
      {Sheet ? <Sheet open={open} onClose={close} /> : <PartTrouble {...part} onClose={close} />}
    </NoticeContext>
  );
}

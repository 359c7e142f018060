import { type ReactNode, useEffect, useState } from 'react';
import { usePart } from '../../requests/use-part.ts';
import { useResources } from '../../requests/use-requests.ts';
import { usePageAddress } from '../share/use-page-address.ts';
import type { PrintEnd } from './print-end.tsx';
import { printPart } from './print-part.ts';

/** Milliseconds that the end of the page may take: a slow network does not keep anybody from printing. */
const patience = 2000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Printing with an end for paper, whose code is loaded for who prints: by the button, or at the first half of the
 * keys for it.
 */
export function usePrint(): { readonly end: ReactNode; readonly print: () => Promise<void> } {
  const address = usePageAddress();
  const resources = useResources();
  const [isWanted, setWanted] = useState(false);
  const { Component } = usePart<typeof PrintEnd>(printPart, isWanted);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Control' || key === 'Meta') setWanted(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return {
    end: Component && isWanted ? <Component address={address} /> : null,
    print: async () => {
      setWanted(true);
      await Promise.race([resources.request(printPart), pause(patience)]);
      // Until it is drawn.
      await pause(50);
      window.print();
    },
  };
}

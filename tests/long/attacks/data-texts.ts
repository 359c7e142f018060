import { leavingAddresses, runningAddresses } from './addresses.ts';
import { markup } from './markup.ts';
import { running } from './watch-page.ts';

/** A text for a field that should hold plain text or HTML, and one for a field that should hold an address. */
export type HostileTexts = { readonly text: string; readonly address: string };

/** All texts, in pairs; the code of each says its number. */
export function hostileTexts(): readonly HostileTexts[] {
  const { length } = [...markup(''), ...runningAddresses('')];
  return Array.from({ length }, (_, index) => {
    const code = running(index);
    const texts = [...markup(code), ...runningAddresses(code)];
    const addresses = [...runningAddresses(code), ...leavingAddresses, ...markup(code)];
    return { text: texts[index] ?? '', address: addresses[index] ?? '' };
  });
}

/** The texts in groups of a size. */
export const inGroups = <Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

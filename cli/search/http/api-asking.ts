import type { Io, Progress } from '../../io.ts';
import type { LocalText } from '../../local-text.ts';

/** How the content APIs of a site are asked while its search is indexed. */
export type ApiAsking = {
  /**
   * Whether an API is asked; where not, what is remembered of it is all.
   * @param name of a collection in a language, as it is defined
   */
  readonly asks: (name: string, isRemembered: boolean) => boolean;
  readonly warn: (text: LocalText) => void;
  readonly progress?: Progress;
};

const reportTo = ({ note, progress }: Pick<Io, 'note' | 'progress'>) => ({
  warn: note,
  ...(progress ? { progress } : {}),
});

/** Asks every API. */
export const askAlways = (io: Pick<Io, 'note' | 'progress'>): ApiAsking => ({
  asks: () => true,
  ...reportTo(io),
});

/** Asks those APIs of which nothing is remembered, and each of them a single time, answer or not. */
export function askOnce(io: Pick<Io, 'note' | 'progress'>): ApiAsking {
  const asked = new Set<string>();
  return {
    asks: (name, isRemembered) => {
      if (isRemembered || asked.has(name)) return false;
      asked.add(name);
      return true;
    },
    ...reportTo(io),
  };
}

/** Asks none. */
export const askNone: ApiAsking = { asks: () => false, warn: () => undefined };

import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { cutText, type ReadablePart, readableParts } from './readable-parts.ts';
import { createReader, type ReadingPhase } from './reader.ts';

export type Reading = {
  /** Whether the browser can speak at all. */
  readonly isPossible: boolean;
  readonly phase: ReadingPhase;
  /** Reads what is selected, else the page's content. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

function partsToRead(): readonly ReadablePart[] {
  const selected = getSelection()?.toString() ?? '';
  const content = document.getElementById('content');
  if (selected.trim() !== '') return cutText(selected).map((text) => ({ text }));
  return content ? readableParts(content) : [];
}

/**
 * Has the page read aloud by the browser. Another page ends it.
 * @param tag the language of the page
 * @param say announces what became of it
 */
export function useReading(tag: string, say: (text: string) => void): Reading {
  const t = useMessages();
  const [phase, setPhase] = useState<ReadingPhase>('silent');
  const { path, query } = useAddress();
  const latest = useRef({ t, say });
  useEffect(() => {
    latest.current = { t, say };
  });
  const isPossible = 'speechSynthesis' in window;
  const reader = useMemo(
    () =>
      createReader(setPhase, {
        noVoice: () => latest.current.say(latest.current.t('careNoVoice')),
        ended: () => latest.current.say(latest.current.t('careReadEnd')),
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another text
  useEffect(() => {
    if (isPossible) return reader.stop;
  }, [path, query, isPossible, reader]);
  return {
    isPossible,
    phase,
    start: () => void reader.start(partsToRead(), tag),
    pause: reader.pause,
    resume: reader.resume,
    stop: reader.stop,
  };
}

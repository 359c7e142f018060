import { findVoice } from './find-voice.ts';
import type { ReadablePart } from './readable-parts.ts';

export type ReadingPhase = 'silent' | 'reading' | 'paused' | 'voiceless';

type Reader = {
  readonly start: (parts: readonly ReadablePart[], tag: string) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

/** Attribute of the part of the page that is read. */
const readAttribute = 'data-read-aloud';

/** Brings what is read into sight, and says of it that it is. */
function show(element: Element | undefined): void {
  for (const each of document.querySelectorAll(`[${readAttribute}]`))
    if (each !== element) each.removeAttribute(readAttribute);
  if (!element || element.hasAttribute(readAttribute)) return;
  element.setAttribute(readAttribute, '');
  element.scrollIntoView({ block: 'nearest' });
}

/**
 * Reads parts of a page, one after the other. A pause ends the part that is read, which is begun anew: browsers of
 * phones know no other one.
 * @param onPhase called when it begins, pauses and ends
 */
export function createReader(
  onPhase: (phase: ReadingPhase) => void,
  { noVoice, ended }: { readonly noVoice: () => void; readonly ended: () => void },
): Reader {
  let parts: readonly ReadablePart[] = [];
  let voice: SpeechSynthesisVoice | undefined;
  let at = 0;
  /** What is spoken for now: what ends otherwise was called off. */
  let current: SpeechSynthesisUtterance | undefined;
  let started = 0;
  const silence = (): void => {
    current = undefined;
    started += 1;
    speechSynthesis.cancel();
  };
  const end = (phase: ReadingPhase): void => {
    silence();
    show(undefined);
    onPhase(phase);
  };
  const speak = (): void => {
    const part = parts[at];
    if (!part || !voice) {
      end('silent');
      ended();
      return;
    }
    show(part.element);
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    const goOn = (): void => {
      if (current !== utterance) return;
      at += 1;
      speak();
    };
    utterance.onend = goOn;
    utterance.onerror = goOn;
    current = utterance;
    speechSynthesis.speak(utterance);
  };
  return {
    start: async (all, tag) => {
      silence();
      const own = started;
      const found = await findVoice(tag);
      if (own !== started) return;
      if (!found) {
        onPhase('voiceless');
        noVoice();
        return;
      }
      [parts, voice, at] = [all, found, 0];
      onPhase('reading');
      speak();
    },
    pause: () => {
      silence();
      onPhase('paused');
    },
    resume: () => {
      onPhase('reading');
      speak();
    },
    stop: () => end('silent'),
  };
}

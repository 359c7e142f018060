import type { LocalText } from '../local-text.ts';

/** `lost`: it is not in the new entry; `changed`: it is there in another form; `check`: somebody has to look at it. */
export type NoteKind = 'lost' | 'changed' | 'check';

/** What became of a part of a document that is not as it was. */
export type Note = {
  readonly kind: NoteKind;
  /** The same for all parts of which the same is to be said. */
  readonly text: LocalText;
  /** Which part: an address, a name. */
  readonly detail?: string;
  readonly count: number;
};

/** Takes notes of one document; what is noted again is counted. */
export type NoteTaker = {
  readonly add: (kind: NoteKind, text: LocalText, detail?: string) => void;
  readonly all: () => readonly Note[];
};

/** Longer details are cut: a picture may stand in its address. */
const maxDetail = 200;

const cut = (text: string): string =>
  text.length > maxDetail ? `${text.slice(0, maxDetail)}…` : text;

export function noteTaker(): NoteTaker {
  const notes = new Map<string, Note>();
  return {
    add: (kind, text, written) => {
      const detail = written === undefined ? undefined : cut(written);
      const key = `${kind} ${text.en} ${detail ?? ''}`;
      const count = (notes.get(key)?.count ?? 0) + 1;
      notes.set(key, { kind, text, count, ...(detail === undefined ? {} : { detail }) });
    },
    all: () => [...notes.values()],
  };
}

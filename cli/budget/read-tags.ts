import { tokenizeHtml } from '../html/read-markup.ts';

export type Tag = {
  readonly name: string;
  /** Decoded, by their names in lower case; '' for one without a value. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** A name that no attribute has. */
const ignored = '=';

export type TagReader = {
  /** Whether tags of a name, in lower case, are of interest: others are passed over. */
  readonly wants: (name: string) => boolean;
  readonly open: (tag: Tag) => void;
  readonly close: (name: string) => void;
  /** Text between tags, as it is written. */
  readonly text: (text: string) => void;
};

/** Reads the tags of a page in their order. */
export function readTags(html: string, { wants, open, close, text }: TagReader): void {
  let name = '';
  let attribute = '';
  let attributes: Record<string, string> = {};
  let isWanted = false;
  const slice = (start: number, end: number): string => html.slice(start, end);
  const finish = (): void => {
    if (isWanted) open({ name, attributes });
  };
  tokenizeHtml(html, {
    onopentagname: (start, end) => {
      name = slice(start, end).toLowerCase();
      isWanted = wants(name);
      if (isWanted) attributes = Object.create(null);
    },
    onattribname: (start, end) => {
      if (!isWanted) return;
      const given = slice(start, end).toLowerCase();
      // The first of the same name counts.
      attribute = given in attributes ? ignored : given;
      attributes[attribute] = '';
    },
    onattribdata: (start, end) => {
      if (isWanted) attributes[attribute] += slice(start, end);
    },
    onattribentity: (code) => {
      if (isWanted) attributes[attribute] += String.fromCodePoint(code);
    },
    onopentagend: finish,
    onselfclosingtag: finish,
    onclosetag: (start, end) => {
      const closed = slice(start, end).toLowerCase();
      if (wants(closed)) close(closed);
    },
    ontext: (start, end) => text(slice(start, end)),
  });
}

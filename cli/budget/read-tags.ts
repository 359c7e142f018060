import { tokenizeHtml } from '../html/read-markup.ts';

export type Tag = {
  readonly name: string;
  /** Decoded, by their names in lower case; '' for one without a value. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** A name that no attribute has. */
const ignored = '=';

export type TagReader = {
  readonly open: (tag: Tag) => void;
  readonly close: (name: string) => void;
  /** Text between tags, as it is written. */
  readonly text: (text: string) => void;
};

/** Reads the tags of a page in their order. */
export function readTags(html: string, { open, close, text }: TagReader): void {
  let name = '';
  let attribute = '';
  let attributes: Record<string, string> = {};
  const slice = (start: number, end: number): string => html.slice(start, end);
  const finish = (): void => open({ name, attributes });
  tokenizeHtml(html, {
    onopentagname: (start, end) => {
      name = slice(start, end).toLowerCase();
      attributes = Object.create(null);
    },
    onattribname: (start, end) => {
      const given = slice(start, end).toLowerCase();
      // The first of the same name counts.
      attribute = given in attributes ? ignored : given;
      attributes[attribute] = '';
    },
    onattribdata: (start, end) => {
      attributes[attribute] += slice(start, end);
    },
    onattribentity: (code) => {
      attributes[attribute] += String.fromCodePoint(code);
    },
    onopentagend: finish,
    onselfclosingtag: finish,
    onclosetag: (start, end) => close(slice(start, end).toLowerCase()),
    ontext: (start, end) => text(slice(start, end)),
  });
}

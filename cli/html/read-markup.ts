import { Parser, Tokenizer } from 'htmlparser2';

/** What is called for each token, with its place in the text; see htmlparser2. */
export type HtmlTokens = ConstructorParameters<typeof Tokenizer>[1];

const nothing = (): void => undefined;
const ignored: HtmlTokens = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing,
};

/** Reads HTML token by token, without a tree of it; entities are decoded. Tokens that are not named are passed over. */
export function tokenizeHtml(html: string, tokens: Partial<HtmlTokens>): void {
  const tokenizer = new Tokenizer({ decodeEntities: true }, { ...ignored, ...tokens });
  tokenizer.write(html);
  tokenizer.end();
}

/**
 * The elements of an XML document that have a name, each as the texts of its children by their names.
 * @param xml whatever came; what is no XML has none
 */
export function xmlRecords(xml: string, name: string): readonly Readonly<Record<string, string>>[] {
  const records: Record<string, string>[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag);
        if (tag === name) records.push({});
      },
      ontext: (text) => {
        const record = records.at(-1);
        const child = open.at(-1);
        if (record && child !== undefined && open.at(-2) === name)
          record[child] = (record[child] ?? '') + text;
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return records;
}

import { Tokenizer } from 'htmlparser2';

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

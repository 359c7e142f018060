import { messagesOf } from '../../schema/compile/messages-of.ts';
import type { FieldModel } from '../../schema/content/collection-model.ts';
import { completeAddress } from '../../schema/content/http/complete-address.ts';
import { fillAddress } from '../../schema/content/http/fill-address.ts';
import { itemOfAnswer } from '../../schema/content/http/item-of-answer.ts';
import { bodyHtml, type TextSource } from '../../schema/content/rich-text/body-html.ts';
import type { Collection, HttpSource, SiteSource } from '../../schema/source.generated.ts';
import { timeZoneOf } from '../../schema/time/time-zone-of.ts';
import { compileArticle } from '../content/compile/compile-article.ts';
import { textMessages } from '../content/parts/text-messages.ts';
import { lineOfHtml } from '../search/http/line-of-html.ts';
import { entryFileText } from './entry-file-text.ts';
import { entryHtml } from './entry-html.ts';
import { type SecretValues, secretNamedIn } from './secret-values.ts';

/** What files of entries are made by. */
type FileSettings = {
  readonly source: SiteSource;
  readonly collection: Collection;
  readonly http: HttpSource;
  readonly language: string;
  readonly fields: readonly FieldModel[];
  readonly secrets: SecretValues;
};

/**
 * Makes the files of entries from answers.
 * @returns a function of an entry's id in the API and of its answer; it throws with what keeps the entry from being
 * shown: the file is compiled before it is written, as nobody who sees an error of it could correct it
 */
export function fileMaker({
  source,
  collection,
  http,
  language,
  fields,
  secrets,
}: FileSettings): (id: string, whole: TextSource) => Promise<string> {
  const settings = source.languages[language];
  const messages = textMessages(settings ? messagesOf(settings, language) : {});
  const timeZone = timeZoneOf(source);
  const { base, fields: places } = http;
  const isMarkdown = typeof places.body === 'object' && places.body.format === 'markdown';
  const baseOf = (id: string, url: string): string => {
    const own = base === undefined ? undefined : fillAddress(base, { id, language });
    return (own && completeAddress(own, url)?.href) || new URL('/', url).href;
  };
  return async (id, whole) => {
    const from = baseOf(id, whole.url);
    const read = itemOfAnswer(whole.item, http, fields, { base: () => from, lineOf: lineOfHtml });
    if (!read) throw new Error('the answer has no entry');
    const html = await bodyHtml(places.body, whole);
    const text = entryFileText(
      { ...read, id },
      collection,
      html === undefined ? '' : entryHtml(html, from, isMarkdown),
    );
    const secret = secretNamedIn(text, secrets);
    if (secret !== undefined) throw new Error(`its text holds the value of {${secret}}`);
    const { record, diagnostics } = compileArticle(
      Buffer.from(text),
      collection,
      messages,
      timeZone,
    );
    const fault = diagnostics.find(({ severity }) => severity === 'error');
    if (fault || !record) throw new Error(fault?.message ?? 'it cannot be read');
    return text;
  };
}

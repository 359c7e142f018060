import { articleThreads } from '../../content/compile/article-threads.ts';
import { compileArticle } from '../../content/compile/compile-article.ts';
import { linkAnchor } from '../../content/entries/anchor-fault.ts';
import { chineseLines } from '../../content/markdown/chinese-lines.ts';
import type { TextMessages } from '../../content/parts/text-messages.ts';
import { textExcess } from '../../content/rules/content-depth.ts';
import { maxBytes } from '../../content/rules/content-size.ts';
import { sentenceOf } from '../../report/sentence.ts';
import { schemaRequired } from '../../validate/rules/schema-required.ts';
import type { NoteTaker } from '../note.ts';
import { type ImportTarget, messagesIn, timeZoneOfTarget } from './import-target.ts';

/** Reads the texts of new entries as a build will, many side by side. */
export type EntryCompiler = {
  /**
   * Notes what the linter would say of a file.
   * @param isAsked whether somebody asks for the places of its text; else it is read where it may have something to say
   * @returns the places that links may lead to; undefined: nobody asked, or it has errors
   */
  readonly compile: (
    text: string,
    language: string,
    notes: NoteTaker,
    isAsked: boolean,
  ) => Promise<readonly string[] | undefined>;
  readonly close: () => Promise<void>;
};

/** What the front matter lacks is noted already, dead places are taken out, and the rest is no matter of the import. */
const silent = new Set<string>([schemaRequired.id, linkAnchor.id, 'link-insecure']);

/**
 * What may be read in another way than it was meant: signs of formulas, HTML, callouts, pictures without words, and
 * marks next to punctuation. Reading a text takes three times as long as converting it.
 */
const doubtful =
  /[$<]|\{#|==|:::|!\[\]|`{3}|(?!\*)[\p{P}\p{S}]\*|\*(?!\*)[\p{P}\p{S}]|^\s*[-+*] \S*$/mu;

const mayFail = (text: string): boolean =>
  doubtful.test(text) ||
  Buffer.byteLength(text) > maxBytes ||
  textExcess(chineseLines(text)) !== undefined;

export function entryCompiler(target: ImportTarget): EntryCompiler {
  const threads = articleThreads();
  const timeZone = timeZoneOfTarget(target);
  const messages = new Map<string, TextMessages>();
  return {
    compile: async (text, language, notes, isAsked) => {
      if (!isAsked && !mayFail(text)) return undefined;
      const own = messages.get(language) ?? messagesIn(target, language);
      messages.set(language, own);
      const input = {
        bytes: Buffer.from(text),
        collection: target.collection,
        messages: own,
        timeZone,
      };
      const { diagnostics, record } = await threads.compile(input, ({ bytes, collection }) =>
        compileArticle(Buffer.from(bytes), collection, own, timeZone),
      );
      for (const finding of diagnostics) {
        if (silent.has(finding.rule)) continue;
        notes.add('check', {
          zh: `${finding.rule}：${sentenceOf(finding, 'zh')}`,
          en: `${finding.rule}: ${sentenceOf(finding, 'en')}`,
        });
      }
      return record?.ids;
    },
    close: threads.close,
  };
}

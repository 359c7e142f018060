import mammoth from 'mammoth';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { NoteTaker } from '../note.ts';
import type { DocxPackage } from './open-package.ts';

/** A picture of a Word document. */
export type DocxPicture = { readonly bytes: Uint8Array; readonly type: string };

export type DocxHtml = {
  readonly html: string;
  /** By the addresses that they have in the HTML. */
  readonly pictures: ReadonlyMap<string, DocxPicture>;
};

/** Styles of Word beside those that mammoth knows. Their names are English in the file, whatever the language of Word. */
const styleMap = [
  "p[style-name='Title'] => h1.import-title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Caption'] => p.import-caption:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
];

/** What the program that reads Word documents takes. */
type ZipFile = {
  readonly exists: (name: string) => boolean;
  readonly read: (name: string, encoding?: string) => Promise<string | Uint8Array>;
};

/** A document that is unpacked already, so that nothing unpacks it without a limit. */
function unpackedFile(files: DocxPackage): ZipFile {
  return {
    exists: (name) => files.has(name),
    read: async (name, encoding) => {
      const bytes = files.get(name) ?? new Uint8Array();
      if (encoding === undefined) return bytes;
      return encoding === 'base64'
        ? Buffer.from(bytes).toString('base64')
        : new TextDecoder(encoding).decode(bytes);
    },
  };
}

type Input = Parameters<typeof mammoth.convertToHtml>[0];

/** Notes what is not handed on of a document. */
function noteMessage(message: string, notes: NoteTaker): void {
  if (/officeDocument\/2006\/math\}oMath/.test(message)) {
    notes.add('lost', { zh: '公式（Word 的公式编辑器）', en: "a formula of Word's editor" });
  } else if (/^An unrecognised element was ignored: (?:\{.*\})?(\S+)/.test(message)) {
    const element = /ignored: (?:\{.*\})?(\S+)/.exec(message)?.[1] ?? '';
    notes.add('lost', { zh: '不认识的内容', en: 'what is not known' }, element);
  } else if (/image|could not/i.test(message)) {
    notes.add('lost', { zh: '图片', en: 'a picture' }, message);
  }
}

/**
 * The text of a Word document as HTML, with the addresses of its pictures as `docx:1`, `docx:2` …
 * @param name of the file, for messages
 * @throws UnreadableInput where its parts cannot be read
 */
export async function docxHtml(
  files: DocxPackage,
  name: string,
  notes: NoteTaker,
): Promise<DocxHtml> {
  const pictures = new Map<string, DocxPicture>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const address = `docx:${pictures.size + 1}`;
    const bytes = new Uint8Array(await image.readAsBuffer());
    pictures.set(address, { bytes, type: image.contentType });
    return { src: address };
  });
  try {
    const input = { file: unpackedFile(files) } as unknown as Input;
    const { value, messages } = await mammoth.convertToHtml(input, { styleMap, convertImage });
    for (const { message } of messages) noteMessage(message, notes);
    return { html: value, pictures };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UnreadableInput({
      zh: `${name}：文档的内容无法读取（${why}）`,
      en: `${name}: what is in the document cannot be read (${why})`,
    });
  }
}

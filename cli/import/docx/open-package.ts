import { unzipSync } from 'fflate';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import type { LocalText } from '../../local-text.ts';

/** Bytes that a Word document may have when it is unpacked: what a packed megabyte says of itself may be gigabytes. */
const maxBytes = 512 * 1024 * 1024;
const maxFiles = 20_000;

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Of files in the format of Office before 2007, and of those with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const refused = (name: string, why: LocalText): UnreadableInput =>
  new UnreadableInput({ zh: `${name}：${why.zh}`, en: `${name}: ${why.en}` });

/** The files of a Word document by their paths in it. */
export type DocxPackage = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks a Word document in memory.
 * @param name of the file, for messages
 * @param limit bytes that it may have
 * @throws UnreadableInput where it is none, is damaged, or is too large
 */
export function openPackage(bytes: Uint8Array, name: string, limit = maxBytes): DocxPackage {
  if (bytes.length === 0) throw refused(name, { zh: '空文件', en: 'the file is empty' });
  if (begins(bytes, compound)) {
    throw refused(name, {
      zh: '旧格式（.doc）或有密码的文档；请在 Word 或 WPS 中另存为不带密码的 .docx',
      en: 'a document in the old format (.doc), or with a password; save it as .docx without one',
    });
  }
  if (!begins(bytes, zip)) {
    throw refused(name, { zh: '不是 Word 文档（.docx）', en: 'it is no Word document (.docx)' });
  }
  let total = 0;
  let count = 0;
  const tooLarge = (): UnreadableInput =>
    refused(name, {
      zh: `解开后超过 ${Math.round(limit / 1024 / 1024)} MB 或 ${maxFiles} 个文件，不予导入`,
      en: `unpacked it has more than ${Math.round(limit / 1024 / 1024)} MB or ${maxFiles} files, and is not imported`,
    });
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        count += 1;
        if (total > limit || count > maxFiles) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
    throw refused(name, {
      zh: '文件已损坏，无法解开',
      en: 'the file is damaged and cannot be unpacked',
    });
  }
  const found = new Map(Object.entries(files));
  if (![...found.keys()].some((path) => /^word\/document\d*\.xml$/i.test(path))) {
    throw refused(name, {
      zh: '不是 Word 文档：压缩包里没有 word/document.xml',
      en: 'it is no Word document: there is no word/document.xml in it',
    });
  }
  return found;
}

import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';

export const yamlEncoding = {
  id: 'yaml-encoding',
  severity: 'error',
  explanation: {
    zh: [
      '文件必须是 UTF-8 编码的文字。',
      '用 GBK 等其他编码保存的字符读不出来，访客看到的会是乱码。',
      '请用 UTF-8 编码重新保存文件；混进来的控制字符请删去。',
    ].join(''),
    en: [
      'The file is text, encoded as UTF-8.',
      'Characters of any other encoding, such as GBK, cannot be read, and visitors would see question marks in their place.',
      'Save the file once more and choose UTF-8 as its encoding; a control character that slipped in has to be deleted.',
    ].join(' '),
  },
  bad: 'zh: { default: true, label: \ufffd\ufffd\ufffd\ufffd, home: /index }',
  good: 'zh: { default: true, label: 中文, home: /index }',
} as const satisfies RuleMeta;

const replacement = '\uFFFD';
/** Characters that no text has: NUL and its like, but for tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binaryCharacter = /[\0-\x08\x0e-\x1f]/;

/** Index of the first character that stands for bytes which are no UTF-8, or -1. */
function firstBadCharacter(bytes: Buffer, text: string): number {
  let index = text.indexOf(replacement);
  let byte = 0;
  let from = 0;
  while (index >= 0) {
    byte += Buffer.byteLength(text.slice(from, index));
    // The character itself may stand in the file, rightly encoded.
    if (!bytes.subarray(byte, byte + 3).equals(Buffer.from(replacement))) return index;
    from = index;
    index = text.indexOf(replacement, index + 1);
  }
  return -1;
}

const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);

/**
 * The first place where bytes are no text in UTF-8.
 * @param textStart where the text starts in them: behind a byte order mark, if there is one
 * @param text what they were decoded to
 */
export function encodingFinding(
  bytes: Buffer,
  textStart: number,
  text: string,
): ReadFinding | undefined {
  const found = (at: number, message: string): ReadFinding => ({
    rule: yamlEncoding,
    message,
    start: at,
    end: at + 1,
  });
  if (isUtf16(bytes)) return found(0, 'this file is saved as UTF-16; save it as UTF-8');
  const bad = firstBadCharacter(bytes.subarray(textStart), text);
  const binary = text.search(binaryCharacter);
  if (binary >= 0 && (bad < 0 || binary < bad)) {
    return found(binary, 'a control character stands here; a site file is plain text');
  }
  if (bad < 0) return undefined;
  const message = 'this is not UTF-8 text (an older encoding such as GBK?); save the file as UTF-8';
  return found(bad, message);
}

import type { ReadFinding } from './read-rules.ts';

export type DecodedText = {
  readonly text: string;
  readonly finding?: ReadFinding;
  /** Whether a byte order mark stood before the text. */
  readonly hasMark?: boolean;
};

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

/** Reads bytes as UTF-8; a byte order mark is taken off. What is no text is told at its first character. */
export function decodeText(bytes: Buffer): DecodedText {
  const text = new TextDecoder('utf-8').decode(bytes);
  const found = (at: number, message: string): DecodedText => ({
    text,
    finding: { rule: 'yaml-encoding', message, start: at, end: at + 1 },
  });
  if (isUtf16(bytes)) {
    return found(0, 'this file is saved as UTF-16; save it as UTF-8');
  }
  const content =
    text.length > 0 && bytes.subarray(0, 3).equals(Buffer.from('\uFEFF'))
      ? bytes.subarray(3)
      : bytes;
  const bad = firstBadCharacter(content, text);
  const binary = text.search(binaryCharacter);
  if (binary >= 0 && (bad < 0 || binary < bad)) {
    return found(binary, 'a control character stands here; a site file is plain text');
  }
  if (bad >= 0) {
    return found(
      bad,
      'this is not UTF-8 text (an older encoding such as GBK?); save the file as UTF-8',
    );
  }
  return content === bytes ? { text } : { text, hasMark: true };
}

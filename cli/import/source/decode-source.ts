import { UnreadableInput } from '../../files/unreadable-input.ts';
import { UsageError } from '../../usage-error.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** What a page says of its own encoding: `<meta charset>`, in whichever spelling. */
const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The bytes are no text in this encoding, or it is none that is known.
    return undefined;
  }
}

/** @throws UsageError where nobody knows the encoding */
export function assertEncoding(encoding: string): void {
  try {
    new TextDecoder(encoding);
  } catch {
    throw new UsageError({
      zh: `不认识编码“${encoding}”；常见的有 utf-8、gbk、gb18030、big5`,
      en: `"${encoding}" is not an encoding that is known; common ones are utf-8, gbk, gb18030, big5`,
    });
  }
}

/**
 * The text of a file whose encoding may be unknown: the one that is named, that of its byte order mark, UTF-8, the
 * one that a page declares, GB18030.
 * @param name of the file, for messages
 * @throws UnreadableInput where it is no text in any of them, or has none
 */
export function decodeSource(bytes: Uint8Array, name: string, encoding?: string): string {
  if (bytes.length === 0) {
    throw new UnreadableInput({ zh: `${name} 是空文件`, en: `${name} is empty` });
  }
  const mark = marks.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const tried = encoding
    ? [encoding]
    : mark
      ? [mark.encoding]
      : ['utf-8', declared.exec(head)?.[1] ?? 'gb18030', 'gb18030'];
  for (const each of tried) {
    const text = decoded(bytes, each);
    if (text !== undefined) return text;
  }
  throw new UnreadableInput({
    zh: `${name} 不是 ${tried.join('、')} 编码的文本；请用 --encoding 指明编码`,
    en: `${name} is no text in ${tried.join(', ')}; name its encoding with --encoding`,
  });
}

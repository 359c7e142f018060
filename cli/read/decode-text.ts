import type { ReadFinding } from './read-finding.ts';
import { encodingFinding } from './rules/yaml-encoding.ts';

export type DecodedText = {
  readonly text: string;
  readonly finding?: ReadFinding;
  /** Whether a byte order mark stood before the text. */
  readonly hasByteOrderMark?: boolean;
};

const byteOrderMark = Buffer.from('\uFEFF');

/** Reads bytes as UTF-8, without a byte order mark. The finding is set where they are no text. */
export function decodeText(bytes: Buffer): DecodedText {
  const text = new TextDecoder('utf-8').decode(bytes);
  const hasByteOrderMark =
    text.length > 0 && bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
  const finding = encodingFinding(bytes, hasByteOrderMark ? byteOrderMark.length : 0, text);
  if (finding) return { text, finding };
  return hasByteOrderMark ? { text, hasByteOrderMark } : { text };
}

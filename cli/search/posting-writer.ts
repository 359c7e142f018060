import { digits, half } from '../../schema/search/postings.ts';

const codes = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));

/** Collects what postings are written with: base 64 digits and blanks. Strings that grow by a character each would cost more memory than all else. */
export type PostingWriter = {
  /** A number from 0 to 63. */
  readonly digit: (value: number) => void;
  /** Any whole number from 0: five bits a digit, the least first; the sixth says that more follow. */
  readonly number: (value: number) => void;
  readonly blank: () => void;
  /** What was written since the last time. */
  readonly take: () => string;
};

export function postingWriter(): PostingWriter {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let length = 0;
  const put = (code: number): void => {
    if (length === bytes.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      bytes.copy(larger);
      bytes = larger;
    }
    bytes[length] = code;
    length += 1;
  };
  const digit = (value: number): void => put(codes[value] ?? 0);
  return {
    digit,
    number: (value) => {
      let rest = value;
      while (rest >= half) {
        digit(half + (rest % half));
        rest = Math.floor(rest / half);
      }
      digit(rest);
    },
    blank: () => put(0x20),
    take: () => {
      const text = bytes.toString('latin1', 0, length);
      length = 0;
      return text;
    },
  };
}

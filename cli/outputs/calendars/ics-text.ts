/** Octets of a line at most, without its end (RFC 5545, 3.1). */
const maxOctets = 75;

/** A text as the value of a property (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // No other control character may stand there.
    .replace(/\p{Cc}/gu, ' ');

/** A line in pieces of no more than 75 octets; no character is divided. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > maxOctets) {
      pieces.push(piece);
      // The space in front of what follows counts.
      piece = '';
      octets = 1;
    }
    piece += sign;
    octets += length;
  }
  return [...pieces, piece].join('\r\n ');
}

/** A file of lines, each folded, with the ends that RFC 5545 wants. */
export const icsFile = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

import { encode } from 'uqr';

/** Light modules around the code, without which many readers do not find it. */
const quietZone = 4;

export type QrPath = {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  /** Outline of the dark modules, a unit each, as SVG and canvas take it. */
  readonly path: string;
};

function runsOf(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const length = x - from + 1;
    path += `M${from} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/**
 * The QR code of a text.
 * @returns undefined where the text is longer than a code holds
 */
export function qrPath(text: string): QrPath | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: quietZone });
    return { size, path: data.map(runsOf).join('') };
  } catch {
    // About 2,300 bytes are the most. The address itself stands beside the code.
    return undefined;
  }
}

const units: Readonly<Record<string, (width: number) => number>> = {
  px: () => 1,
  rem: () => 16,
  vw: (width) => width / 100,
};

/** A sum of lengths, such as `1.25rem + 0.5vw`. */
function sum(text: string, width: number): number {
  return text.split(' + ').reduce((all, term) => {
    const [, number = '', unit = ''] = /^([\d.]+)(px|rem|vw)?$/.exec(term.trim()) ?? [];
    if (number === '') throw new Error(`"${text}" is no sum of lengths`);
    return all + Number(number) * (units[unit]?.(width) ?? 1);
  }, 0);
}

/**
 * A length of a token in pixels.
 * @param width of the window, in pixels
 * @throws Error where it is written in a way that no token is written in
 */
export function pixelsAt(length: string, width: number): number {
  const [, inside] = /^clamp\((.*)\)$/.exec(length) ?? [];
  if (inside === undefined) return sum(length, width);
  const [least = 0, wanted = 0, most = 0] = inside.split(', ').map((each) => sum(each, width));
  return Math.min(most, Math.max(least, wanted));
}

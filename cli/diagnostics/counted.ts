/**
 * A number with the noun that it counts.
 * @param many the plural; default: the noun with an s
 */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

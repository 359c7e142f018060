const dayLength = 24 * 60 * 60 * 1000;

/** How many days lie from one day to another, as YYYY-MM-DD; negative: the other one is over. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayLength);

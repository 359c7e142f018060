const dayLength = 24 * 60 * 60 * 1000;

/** The day that lies so many days after one, both as `2026-10-01`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayLength).toISOString().slice(0, 10);

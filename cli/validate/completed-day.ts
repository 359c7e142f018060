/**
 * The day that is meant by one in another spelling: 2026/3/16, 2026.3.16, 2026年3月16日, in quotes of any kind.
 * @param pattern what a day looks like at this place
 * @returns undefined where it is none
 */
export function completedDay(written: string, pattern: string): string | undefined {
  const parts = /^\D?(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/.exec(written.normalize('NFKC').trim());
  if (!parts) return undefined;
  const [year = '', month = '', day = ''] = parts.slice(1);
  const meant = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return meant !== written && new RegExp(pattern, 'u').test(meant) ? meant : undefined;
}

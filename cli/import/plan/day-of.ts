const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day as YYYY-MM-DD, from the ways in which old sites write one: 2019-05-28 08:00, 2019/5/28, 2019年5月28日,
 * 20190528, Tue, 28 May 2019, May 28, 2019. Undefined where it is none.
 */
export function dayOf(written: string): string | undefined {
  const text = written.normalize('NFKC').trim();
  const numbers =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text);
  const named = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i.exec(text);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  const [year, month, day] = numbers
    ? [numbers[1], numbers[2], numbers[3]]
    : named
      ? [named[3], String(months.indexOf((named[2] ?? '').toLowerCase()) + 1), named[1]]
      : american
        ? [american[3], String(months.indexOf((american[1] ?? '').toLowerCase()) + 1), american[2]]
        : [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== found
    ? undefined
    : found;
}

/**
 * The day of a document as it may be searched for: it stands beside the text wherever the document is shown.
 * @param date YYYY-MM-DD
 * @returns 2026-03-18 2026年3月18日; nothing without a day
 */
export function dayWords(date: string | undefined): string {
  const [day, year, month, ofMonth] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date ?? '') ?? [];
  return day === undefined ? '' : `${day} ${year}年${Number(month)}月${Number(ofMonth)}日`;
}

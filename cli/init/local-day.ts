/** The day that it is where this machine stands, as YYYY-MM-DD. */
export function localDay(): string {
  const now = new Date();
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

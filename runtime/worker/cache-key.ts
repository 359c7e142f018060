/**
 * The address under which an answer is kept: without `_t`, by which pages ask past every cache of the way (see
 * `load-web-config.ts`), and which is another one each time.
 */
export function cacheKey(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('_t')) return address;
  url.searchParams.delete('_t');
  return url.href;
}

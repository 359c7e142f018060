/** An address with its width or density, as in `srcset`. */
const candidate = /([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

/** The address in a `srcset` that has the most pixels; undefined where there is none. */
export function largestCandidate(srcset: string): string | undefined {
  let largest: { readonly url: string; readonly size: number } | undefined;
  for (const [, url = '', size = '1'] of srcset.matchAll(candidate)) {
    if (!largest || Number(size) > largest.size) largest = { url, size: Number(size) };
  }
  return largest?.url;
}

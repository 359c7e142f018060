/**
 * An address of an answer with its host.
 * @param base where one without a host starts
 * @returns undefined for one that no page may load or link to: javascript:, data:, file: and the like
 */
export function completeAddress(address: string, base: string): URL | undefined {
  const trimmed = address.trim();
  // The ids that such an address would lead to are not kept.
  if (trimmed === '' || trimmed.startsWith('#')) return undefined;
  try {
    const url = new URL(trimmed, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

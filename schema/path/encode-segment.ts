/** What would end or change an address, or be dropped from it (decision: the rest stays readable). */
const reserved = /[/?#%\\\p{Cc}]/gu;

/**
 * Spells a value as one path segment: unencoded, but for the characters that would change the address.
 * `decodeSegment` gives the value back.
 */
export function encodeSegment(value: string): string {
  return value.replace(reserved, (character) => encodeURIComponent(character));
}

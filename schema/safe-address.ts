/** Addresses that a link may have: this site's own, web, mail and telephone. */
const safe = /^(?:\/(?![/\\])|[?#]|https?:\/\/|mailto:|tel:)/i;

/** An address from outside as a link may have it, or undefined: javascript:, data:, //host and the like. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.trim();
  return safe.test(trimmed) && !/\p{Cc}/u.test(trimmed) ? trimmed : undefined;
}

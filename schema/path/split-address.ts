export type AddressParts = { readonly path: string; readonly query: string; readonly hash: string };

/** Splits an address at its first `?` and `#`. Query and hash keep their mark, or are empty. */
export function splitAddress(address: string): AddressParts {
  const hashAt = address.indexOf('#');
  const beforeHash = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  return {
    path: queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt),
    query: queryAt < 0 ? '' : beforeHash.slice(queryAt),
    hash: hashAt < 0 ? '' : address.slice(hashAt),
  };
}

/** Prime and offset of FNV-1a for 32 bits, as its authors give them (draft-eastlake-fnv). */
const prime = 0x01000193;
const offset = 0x811c9dc5;

function hashOf(term: string): number {
  let hash = offset;
  for (let index = 0; index < term.length; index += 1) {
    hash = Math.imul(hash ^ term.charCodeAt(index), prime);
  }
  // The low bits of FNV-1a are its weakest.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Whether a file of terms may begin with a term: the term itself says so, so that a term more or less moves
 * the boundaries next to it and no others.
 * @param spacing how many terms lie between two such terms on an average; a power of two
 */
export const isBoundary = (term: string, spacing: number): boolean =>
  (hashOf(term) & (spacing - 1)) === 0;

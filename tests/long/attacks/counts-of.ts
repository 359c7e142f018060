/** How many vectors there are of each door, in words. */
export function countsOf(vectors: readonly { readonly door: string }[]): string {
  const counts = new Map<string, number>();
  for (const { door } of vectors) counts.set(door, (counts.get(door) ?? 0) + 1);
  return [...counts].map(([door, count]) => `${door} ${count}`).join(', ');
}

/**
 * The results of what is done with each of many items, in their order. While one of them is looked at, the next ones
 * are worked on.
 * @param ahead how many
 */
export async function* lookAhead<Item, Result>(
  items: readonly Item[],
  ahead: number,
  act: (item: Item) => Promise<Result>,
): AsyncGenerator<readonly [item: Item, result: Result]> {
  const pending: Promise<Result>[] = [];
  for (const [index, item] of items.entries()) {
    for (let next = index + pending.length; pending.length < ahead; next += 1) {
      const coming = items[next];
      if (coming === undefined) break;
      const result = act(coming);
      // Whoever awaits it hears of it; nobody does when one before it failed.
      result.catch(() => undefined);
      pending.push(result);
    }
    const result = pending.shift();
    if (result) yield [item, await result];
  }
}

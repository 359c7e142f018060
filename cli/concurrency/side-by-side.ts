/** As many as keep the threads busy that wait for files. */
const atOnce = 16;

/**
 * Does something with each of many items, some of them at once, in their order. After the first that fails none is
 * begun, and those that were are waited for.
 * @throws what the first one threw that failed
 */
export async function sideBySide<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let failure: { readonly error: unknown } | undefined;
  const work = async (): Promise<void> => {
    for (let next = left.next(); !next.done && !failure; next = left.next()) {
      try {
        await act(next.value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failure) throw failure.error;
}

/** Does a task for each of some values, a few at a time. The task must not throw. */
export async function eachOf<Value>(
  values: Iterable<Value>,
  atATime: number,
  task: (value: Value) => Promise<void>,
): Promise<void> {
  const left = values[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

type Messages = { readonly message: string; readonly fullMessage?: string };

/**
 * A message with a list: people get the first of the names and the number of the rest, programs all of them.
 * @param say the message around a list
 */
export function listedNames(
  names: readonly string[],
  max: number,
  say: (list: string) => string,
): Messages {
  const rest = names.length - max;
  if (rest <= 0) return { message: say(names.join(', ')) };
  return {
    message: say(`${names.slice(0, max).join(', ')} and ${rest} more`),
    fullMessage: say(names.join(', ')),
  };
}

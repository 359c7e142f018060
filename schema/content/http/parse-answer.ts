/** Strings and numbers of a JSON text; nothing else in it has digits. */
const tokens = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Reads JSON. Integers that are too long for a number (ids, mostly) come as strings, with all their digits.
 * @throws SyntaxError
 */
export function parseAnswer(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(
    text.replace(tokens, (token) =>
      /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  );
}

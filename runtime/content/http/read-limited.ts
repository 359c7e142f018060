/** An answer is longer than it may be. */
export class TooLarge extends Error {}

/**
 * The text of an answer, read no further than it may be long.
 * @param most bytes
 * @throws TooLarge
 */
export async function readLimited(answer: Response, most: number): Promise<string> {
  const tooLarge = () => new TooLarge(`the answer has more than ${most} bytes`);
  if (Number(answer.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const reader = answer.body?.getReader();
  if (!reader) {
    // Browsers without streams read it whole.
    const text = await answer.text();
    if (text.length > most) throw tooLarge();
    return text;
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

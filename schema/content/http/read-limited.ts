import { TooLarge } from './api-errors.ts';

/**
 * The text of an answer, read no further than it may be long.
 * @param most bytes
 * @param encoding of its bytes, as TextDecoder calls it
 * @throws TooLarge
 */
export async function readLimited(
  answer: Response,
  most: number,
  encoding = 'utf-8',
): Promise<string> {
  const tooLarge = () => new TooLarge(`the answer has more than ${most} bytes`);
  const reader = answer.body?.getReader();
  if (!reader) {
    // Browsers without streams read it whole.
    const whole = await answer.arrayBuffer();
    if (whole.byteLength > most) throw tooLarge();
    return new TextDecoder(encoding).decode(whole);
  }
  // What is not read is called off: it would come all the same.
  const stop = () => void reader.cancel().catch(() => undefined);
  if (Number(answer.headers.get('content-length') ?? 0) > most) {
    stop();
    throw tooLarge();
  }
  const decoder = new TextDecoder(encoding);
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > most) {
      stop();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

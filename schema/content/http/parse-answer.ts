import { jsonOfJsonp } from './json-of-jsonp.ts';

/** Strings and numbers of a JSON text; nothing else in it has digits. */
const tokens = /"(?:\\.|[^"\\])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** More of the characters than this that could not be decoded: the bytes are another encoding. */
const maxUndecoded = 0.01;

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

/** How an answer is written, where it is not JSON in UTF-8. */
export type AnswerForm = { readonly encoding?: string; readonly jsonp?: boolean };

/**
 * Reads an answer in the form that its source names.
 * @param name what messages call the call
 * @throws Error that says what the answer is instead
 */
export function readAnswer(text: string, name: string, form: AnswerForm): unknown {
  const { encoding = 'utf-8', jsonp = false } = form;
  const undecoded = text.split('\uFFFD').length - 1;
  if (undecoded > text.length * maxUndecoded) {
    throw new Error(`${name} did not answer in ${encoding}: see \`encoding\` in the manual`);
  }
  const json = jsonp ? jsonOfJsonp(text) : text.replace(/^\uFEFF/, '');
  if (json === undefined) {
    throw new Error(`${name} did not answer with JSONP: one call of a function with JSON in it`);
  }
  try {
    return parseAnswer(json);
  } catch (error) {
    if (/^\s*</.test(text)) {
      throw new Error(`${name} answered with a page (HTML) or XML, not with JSON`);
    }
    const isJsonp = !jsonp && jsonOfJsonp(text) !== undefined;
    const hint = isJsonp ? ', but with JSONP: see `jsonp` in the manual' : '';
    throw new Error(`${name} did not answer with JSON${hint}`, { cause: error });
  }
}

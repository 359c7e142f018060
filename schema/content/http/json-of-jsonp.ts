/** What stands before the bracket: a name, and before it what Express writes against being run as something else. */
const beginning =
  /^(?:\/\*\*\/\s*)?(?:typeof [\w$.[\]]{1,200} === 'function' && )?[A-Za-z_$][\w$.[\]]{0,199}\s{0,20}$/;

/**
 * The JSON in an answer that is written as a call of a function (JSONP). It is read as text, and nothing of it is run.
 * @example jsonOfJsonp('cb({"a":1});') is '{"a":1}'
 * @returns undefined where the answer is anything else than one call
 */
export function jsonOfJsonp(text: string): string | undefined {
  const call = text.trim().replace(/;$/, '').trimEnd();
  const open = call.indexOf('(');
  const isCall = open > 0 && open < 500 && call.endsWith(')');
  return isCall && beginning.test(call.slice(0, open)) ? call.slice(open + 1, -1) : undefined;
}

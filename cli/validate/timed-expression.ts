import { createContext, Script } from 'node:vm';

/** Milliseconds that an expression may take on a value; one that goes back over a text in all ways takes for ever. */
const patience = 500;

/** Expressions that took longer, as they are written. */
const slow = new Set<string>();

const context = createContext({ expression: /a/, text: '' });
const test = new Script('expression.test(text)');

/** Whether an expression was given up on, as it took too long on a value. */
export const isSlowExpression = (pattern: string): boolean => slow.has(pattern);

/**
 * A regular expression of somebody's block that is given up on after half a second: no value fits it from then on.
 * @param pattern as JSON Schema takes it
 * @param flags as ajv asks for
 * @throws SyntaxError where it is none
 */
export function timedExpression(
  pattern: string,
  flags: string,
): { readonly test: (text: string) => boolean; readonly toString: () => string } {
  const expression = new RegExp(pattern, flags);
  return {
    // By it ajv tells expressions apart.
    toString: () => String(expression),
    test: (text) => {
      if (slow.has(pattern)) return false;
      Object.assign(context, { expression, text });
      try {
        return test.runInContext(context, { timeout: patience }) as boolean;
      } catch (error) {
        // Nothing but its time can end it: the text is a text.
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        slow.add(pattern);
        return false;
      }
    },
  };
}

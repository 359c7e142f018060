import { camelCase, isKebab } from '../kebab-name.ts';
import { UsageError } from '../usage-error.ts';

/** A name as it is typed and as code spells it. */
export type Names = {
  /** pull-quote */
  readonly kebab: string;
  /** pullQuote */
  readonly camel: string;
  /** PullQuote */
  readonly pascal: string;
};

const maxLength = 50;

/** Words that cannot be the name of a constant in a module. */
const keywords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package ' +
    'private protected public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/**
 * The spellings of a name.
 * @throws UsageError where it is not written in lower case with hyphens
 */
export function namesOf(typed: string): Names {
  if (!isKebab(typed)) {
    throw new UsageError({
      zh: `“${typed}”不能作名称：请用小写字母、数字和连字符，例如 pull-quote；每一部分以字母开头`,
      en: `"${typed}" is not a name: write lower-case letters, digits and hyphens, such as pull-quote; each part starts with a letter`,
    });
  }
  if (typed.length > maxLength) {
    throw new UsageError({
      zh: `“${typed}”超过 ${maxLength} 个字符`,
      en: `"${typed}" is longer than ${maxLength} characters`,
    });
  }
  const camel = camelCase(typed);
  return { kebab: typed, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

/**
 * Makes sure that a constant can have a name.
 * @param used names of the modules that it is declared in or imported to
 * @throws UsageError where one of them is used, or JavaScript reserves it or has a global of this name
 */
export function assertFree(identifier: string, used: readonly string[] = []): void {
  if (keywords.has(identifier) || identifier in globalThis) {
    throw new UsageError({
      zh: `名称“${identifier}”是 JavaScript 的保留字；请另选名称`,
      en: `JavaScript reserves the name "${identifier}"; choose another one`,
    });
  }
  if (used.includes(identifier)) {
    throw new UsageError({
      zh: `名称“${identifier}”在那里另有所指；请另选名称`,
      en: `the name "${identifier}" means something else there; choose another one`,
    });
  }
}

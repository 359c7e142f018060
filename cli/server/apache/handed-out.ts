import { fallbackFolder, partFileEnd } from '../rules/own-address.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { regexText } from '../text/regex-text.ts';
import type { Condition } from './apache-text.ts';

/** That the file whose path a rule captured is handed out under its own name, and is none of a page. */
export const handedOut = ({ htmlFiles }: Pick<ServerRules, 'htmlFiles'>): Condition => ({
  of: '$1',
  is: `!^(?!(?:${htmlFiles.map(regexText).join('|')})$|(?!${fallbackFolder}).*${partFileEnd}).*\\.html$`,
});

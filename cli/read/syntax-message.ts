import type { YamlError } from './parsed-yaml.ts';

/** Where the parser's words suppose a programmer, ours; by its code. */
const words: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'this is no name of an alias; text that starts with * goes in quotes',
  BAD_DQ_ESCAPE:
    'a backslash inside "…" starts an escape that does not exist; write \\\\, or use \'…\'',
  BAD_SCALAR_START: 'text cannot start with this character; put it in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'a second colon stands in this line; put text with a colon and a blank in quotes',
  BLOCK_IN_FLOW: 'a comma, or a closing bracket, is missing in the brackets here',
  KEY_OVER_1024_CHARS: 'this is too long for a key',
  MULTILINE_IMPLICIT_KEY:
    'the line below was read as part of this one: a colon and a blank are missing here, or the line below is indented too far',
  UNEXPECTED_TOKEN:
    'this does not belong here: a line end, a comma or quotation marks are missing, or the line is indented wrongly',
  TAG_RESOLVE_FAILED: 'text that starts with ! goes in quotes',
};

const missing = (text: string): string | undefined => {
  if (/closing ["']/.test(text)) return 'this quotation mark is never closed';
  if (/end with a ]/.test(text)) return 'a closing ] is missing before this place';
  if (/end with a }/.test(text)) return 'a closing } is missing before this place';
  if (/followed by map values/.test(text)) return 'a colon and a blank are missing after this key';
  if (/must start at the same column|without - indicator/.test(text))
    return 'this line is indented differently from its neighbours';
  return undefined;
};

/** What a syntax error says to the author. */
export function syntaxMessage({ code, message }: YamlError): string {
  const text = missing(message) ?? words[code];
  if (text !== undefined) return text;
  const [sentence = ''] = message.split('\n', 1);
  return sentence.length > 120 ? `${sentence.slice(0, 120)}…` : sentence;
}

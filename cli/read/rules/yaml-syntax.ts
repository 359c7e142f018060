import type { Fix, Range } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { YamlError } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { AliasNode } from '../source-node.ts';

export const yamlSyntax = {
  id: 'yaml-syntax',
  severity: 'error',
  explanation: {
    zh: [
      '文件必须能按 YAML 或 JSON 读取。',
      '缺了括号、引号或空格，整个文件的意思就说不准了，网站也不会生成。',
      '请检查标出的位置和它前面一点的地方：括号和引号要成对，缩进用空格，并与前后各行对齐；带有冒号加空格的文字要加引号。',
    ].join(''),
    en: [
      'The file can be read as YAML or JSON.',
      'Where a bracket, a quotation mark or a blank is missing, nothing of the file can be trusted, and the site is not built.',
      'Look at the marked place and just before it: close brackets and quotation marks, indent with blanks as the lines around it do, and put text with a colon and a blank in it in quotes.',
    ].join(' '),
  },
  bad: 'site: { name: 测试',
  good: 'site: { name: 测试 }',
} as const satisfies RuleMeta;

/** A mistake of the notation. Those with a repair are found in repair/; the rest are the parser's errors. */
export const syntaxFinding = ({ start, end }: Range, message: string, fix?: Fix): ReadFinding =>
  fix ? { rule: yamlSyntax, message, start, end, fix } : { rule: yamlSyntax, message, start, end };

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
  if (/end with a ]/.test(text)) return 'a closing ] is missing before this';
  if (/end with a }/.test(text)) return 'a closing } is missing before this';
  if (/followed by map values/.test(text)) return 'a colon and a blank are missing after this key';
  if (/must start at the same column|without - indicator/.test(text))
    return 'this line is indented differently from its neighbours';
  return undefined;
};

/** The parser's message in words for the author. */
function syntaxMessage({ code, message }: YamlError): string {
  const text = missing(message) ?? words[code];
  if (text !== undefined) return text;
  const [sentence = ''] = message.split('\n', 1);
  return sentence.length > 120 ? `${sentence.slice(0, 120)}…` : sentence;
}

/** An alias of a name that nothing before it has. */
export const unknownAlias = (node: AliasNode): ReadFinding =>
  syntaxFinding(node, `this alias repeats nothing: no &${node.name} stands before it`);

/**
 * What the parser found wrong.
 * @param range where the author has to look
 */
export const parserFinding = (error: YamlError, range: Range): ReadFinding =>
  syntaxFinding(range, syntaxMessage(error));

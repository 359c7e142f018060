import type { Edit } from '../../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { ReadFinding } from '../read-finding.ts';
import type { ScalarNode, SourceNode } from '../source-node.ts';

export const yamlTextMarks = {
  id: 'yaml-text-marks',
  severity: 'warning',
  explanation: {
    zh: '整行文字末尾的逗号，以及包住整个短文字的弯引号“”，多半是照着 JSON 或用中文输入法写格式时留下的；它们会原样显示给访客。不要逗号，引号用半角或不用；确实要显示时，请把整个文字放进半角引号。',
    en: 'A comma at the end of a text on a line of its own, and curly quotation marks around the whole of a short text, are mostly left over from JSON or from a Chinese keyboard; visitors see them as they stand. Leave the comma out, and write half-width quotation marks or none; where they are meant to be seen, put the whole text in half-width ones.',
  },
  bad: ['label: 中文,', 'zh: “首页”'].join('\n'),
  good: ['label: 中文', 'zh: 首页'].join('\n'),
} as const satisfies RuleMeta;

/** Characters of a text in curly quotation marks that may be a label; a longer one is a quotation. */
const maxQuoted = 40;
/** A text whole in curly quotation marks, with no others and nothing of a sentence in it. */
const inCurly = new RegExp(
  `^(?:“[^“”。！？；，]{1,${maxQuoted}}”|‘[^‘’。！？；，]{1,${maxQuoted}}’)$`,
);
/** A quotation mark of the notation that closes one of text: only a key of the keyboard was missed. */
const halfCurly = /^(?:[“”][^“”"]+"|[‘’][^‘’']+')$/;
const endsInComma = /[^,，][,，]$/;

function notationIn(node: ScalarNode): ReadFinding | undefined {
  const { start, end, value, plain } = node;
  if (!plain || typeof value !== 'string' || value.length !== end - start) return undefined;
  const fixed = (...edits: readonly Edit[]) => ({ safe: false, edits });
  if (endsInComma.test(value)) {
    const message =
      'this comma is a part of the text, and visitors see it; no comma ends a line here';
    const range = { start: end - 1, end };
    return { rule: yamlTextMarks, message, ...range, fix: fixed({ ...range, text: '' }) };
  }
  if (!inCurly.test(value) && !halfCurly.test(value)) return undefined;
  const message = `the quotation marks ${value.charAt(0)}${value.slice(-1)} around this text are a part of it, and visitors see them; write " or none`;
  const fix = fixed({ start, end: start + 1, text: '"' }, { start: end - 1, end, text: '"' });
  return { rule: yamlTextMarks, message, start, end, fix };
}

/** Commas and quotation marks that are typed as notation and shown as text. */
export function textMarks(text: string, root: SourceNode | undefined): ReadFinding[] {
  if (!/[,，](?:[ \t]*(?:\r?\n|$)|[ \t]+#)|[“”‘’]/.test(text)) return [];
  const found: ReadFinding[] = [];
  const visit = (node: SourceNode | undefined): void => {
    // In a list curly quotation marks may well be a quotation among other paragraphs.
    if (node?.kind === 'list') {
      for (const item of node.items) if (item.kind !== 'scalar') visit(item);
    } else if (node?.kind === 'map') for (const { value } of node.members) visit(value);
    else if (node?.kind === 'scalar') {
      const finding = notationIn(node);
      if (finding) found.push(finding);
    }
  };
  visit(root);
  return found;
}

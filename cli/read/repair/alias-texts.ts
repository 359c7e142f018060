import type { ReadFinding } from '../read-finding.ts';
import { yamlSyntax } from '../rules/yaml-syntax.ts';
import { quotedFrom } from '../value-end.ts';

/** What nobody would have chosen as a name. */
const strange = /[^\w.-]/;

/** Where an alias that leads nowhere cannot be meant as one, it is reported as a text that begins with a star. */
export function aliasText(text: string, finding: ReadFinding): ReadFinding {
  const { rule, start, end } = finding;
  const written = text.slice(start, end);
  const isAlias = written.length > 1 && !strange.test(written.slice(1));
  if (rule !== yamlSyntax || !written.startsWith('*') || isAlias) return finding;
  const message = 'text that starts with * goes in quotes';
  return { ...finding, message, fix: { safe: false, edits: [quotedFrom(text, start)] } };
}

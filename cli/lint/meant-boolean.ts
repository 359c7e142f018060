import { definitionsOf } from '../../schema/blocks/block-definitions.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import { readDiagnostic } from '../read/read-finding.ts';
import type { ReadSite } from '../read/read-result.ts';
import { booleanWordFinding } from '../read/rules/yaml-boolean-word.ts';
import { childNode, nodeFor, siteNode } from '../validate/schema-node.ts';

/** The types that a value may have. */
function typesAt(pointer: Pointer, source: SiteSource): readonly string[] {
  const definitions = definitionsOf(source);
  let value: unknown = source;
  let node = nodeFor(siteNode, value, definitions);
  for (const key of pointer) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key];
    node = nodeFor(childNode(node, key), value, definitions);
  }
  return [node.type ?? []].flat();
}

/**
 * Where a value may be text or true or false, and is wrong as text, a word such as yes was meant as the other:
 * `paths: { en: no }`.
 */
export function meantBoolean(
  finding: Finding,
  source: SiteSource,
  read: ReadSite,
): Diagnostic | undefined {
  if (finding.what !== 'value') return undefined;
  const { file, start, end } = read.locate(finding.pointer, 'value');
  const written = read.textOf(file).slice(start, end);
  const word = booleanWordFinding({ start, end, written });
  if (!word || !typesAt(finding.pointer, source).includes('boolean')) return undefined;
  return readDiagnostic(word, file);
}

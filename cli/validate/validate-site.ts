import { validateSite as validateSource } from 'virtual:site-validator';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../lint/diagnostic.ts';
import { placeFinding } from '../lint/place-finding.ts';
import { fullwidthAt, fullwidthFinding } from '../read/fullwidth.ts';
import type { ReadResult } from '../read/read-result.ts';
import { siteNode } from './schema-node.ts';
import type { SchemaFinding } from './schema-rules.ts';
import { shapeFindings } from './shape-findings.ts';

export type Validated = {
  /** Set where the shape of the file is right. */
  readonly source?: SiteSource;
  readonly diagnostics: readonly Diagnostic[];
};

/** A text where a mapping or list is wanted may be one, but for its full-width punctuation. */
function diagnose(finding: SchemaFinding, read: ReadResult): Diagnostic {
  const diagnostic = placeFinding(finding, { id: finding.rule, severity: 'error' }, read);
  if (finding.rule !== 'schema-type') return diagnostic;
  const at = fullwidthAt(read.text, diagnostic.start, diagnostic.end);
  return at < 0
    ? diagnostic
    : { ...fullwidthFinding(read.text, at), severity: 'error', file: read.file };
}

/** Checks what was read against the JSON Schema of site files. */
export function validateSite(read: ReadResult): Validated {
  if (!read.content) return { diagnostics: [] };
  const { value } = read.content;
  const findings = shapeFindings(validateSource, value, siteNode);
  return findings.length === 0
    ? { source: value as SiteSource, diagnostics: [] }
    : { diagnostics: findings.map((finding) => diagnose(finding, read)) };
}

import { validateSite as validateSource } from 'virtual:site-validator';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ReadResult } from '../read/read-result.ts';
import { siteNode } from './schema-node.ts';
import { shapeDiagnostic } from './shape-diagnostic.ts';
import { shapeFindings } from './shape-findings.ts';

export type Validated = {
  /** Set where the shape of the file is right. */
  readonly source?: SiteSource;
  readonly diagnostics: readonly Diagnostic[];
};

/** Checks what was read against the JSON Schema of site files. */
export function validateSite(read: ReadResult): Validated {
  if (!read.content) return { diagnostics: [] };
  const { value } = read.content;
  const findings = shapeFindings(validateSource, value, siteNode);
  return findings.length === 0
    ? { source: value as SiteSource, diagnostics: [] }
    : { diagnostics: findings.map((finding) => shapeDiagnostic(finding, read)) };
}

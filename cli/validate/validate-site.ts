import validate from 'virtual:site-validator';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../lint/diagnostic.ts';
import { placeFinding } from '../lint/place-finding.ts';
import { fullwidthAt, fullwidthFinding } from '../read/fullwidth.ts';
import type { ReadResult } from '../read/read-result.ts';
import { keyFindings } from './key-findings.ts';
import { type Mistake, mistakeOf } from './mistake.ts';
import type { SchemaFinding } from './schema-rules.ts';
import { valueFinding } from './value-finding.ts';

export type Validated = {
  /** Set where the shape of the file is right. */
  readonly source?: SiteSource;
  readonly diagnostics: readonly Diagnostic[];
};

/** All mistakes as findings, those about the keys of one object together. */
function findingsOf(mistakes: readonly Mistake[]): SchemaFinding[] {
  const byObject = new Map<string, { missing: Mistake[]; unknown: Mistake[] }>();
  const findings: SchemaFinding[] = [];
  for (const mistake of mistakes) {
    const { keyword, instancePath } = mistake.error;
    if (keyword === 'required' || keyword === 'additionalProperties') {
      const object = byObject.get(instancePath) ?? { missing: [], unknown: [] };
      object[keyword === 'required' ? 'missing' : 'unknown'].push(mistake);
      byObject.set(instancePath, object);
    } else {
      const finding = valueFinding(mistake);
      if (finding) findings.push(finding);
    }
  }
  for (const { missing, unknown } of byObject.values()) {
    findings.push(...keyFindings(missing, unknown));
  }
  return findings;
}

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
  if (validate(value)) return { source: value as SiteSource, diagnostics: [] };
  const mistakes = (validate.errors ?? []).map((error) => mistakeOf(error, value));
  return { diagnostics: findingsOf(mistakes).map((finding) => diagnose(finding, read)) };
}

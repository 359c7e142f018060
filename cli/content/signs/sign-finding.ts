import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';

/** A sign of Markdown that readers may see as it is written. */
export type SignFinding = Range & Pick<Diagnostic, 'message' | 'fix'>;

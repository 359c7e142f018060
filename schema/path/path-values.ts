import { ownValue } from '../own-value.ts';
import type { ValueKind } from '../source.generated.ts';
import { parsePath } from './parse-path.ts';
import { valueRegex } from './value-regex.ts';

/** What parameters may be, by name; absent: anything. */
export type ValueKinds = Readonly<Record<string, ValueKind>>;

/**
 * A regular expression for a path whose parameters may not be anything, without regard to letter case: a segment for a
 * segment, and no slash within one. Of words it says nothing. The name of a parameter stands for all its values, as
 * pages are built for all addresses at once.
 * @returns undefined where all parameters may be anything
 */
export function pathValues(path: string, values: ValueKinds = {}): string | undefined {
  const kinds = parsePath(path).segments.map((segment) =>
    segment.kind === 'parameter'
      ? { name: segment.name, kind: ownValue(values, segment.name) }
      : { name: '', kind: undefined },
  );
  if (kinds.every(({ kind }) => kind === undefined)) return undefined;
  return kinds
    .map(({ name, kind }) => (kind === undefined ? '/.+' : `/(?:${valueRegex(kind)}|:${name})`))
    .join('');
}

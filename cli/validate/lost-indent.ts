import type { Mistake } from './mistake.ts';
import { unindentedKeys } from './rules/schema-type.ts';
import type { SchemaFinding } from './schema-finding.ts';

/** Keys that were meant to stand below another one, and are not indented so. */
export type LostIndent = {
  readonly finding: SchemaFinding;
  /** What else was found because of it. */
  readonly mistakes: ReadonlySet<Mistake>;
};

/** Whether a key may stand below what a mistake is about. */
const belongs = (key: string, { node }: Mistake): boolean =>
  Object.hasOwn(node.properties ?? {}, key) || typeof node.additionalProperties === 'object';

const keyOf = ({ error }: Mistake): string => String(error.params.additionalProperty);

/** Finds keys without a value behind which keys stand that nobody knows there, and that would fit below them. */
export function lostIndents(mistakes: readonly Mistake[]): readonly LostIndent[] {
  const unknown = mistakes.filter(({ error }) => error.keyword === 'additionalProperties');
  if (unknown.length === 0) return [];
  return mistakes.flatMap((empty) => {
    const { error, pointer, value } = empty;
    if (error.keyword !== 'type' || value !== null) return [];
    const key = String(pointer.at(-1));
    const parent = error.instancePath.slice(0, error.instancePath.lastIndexOf('/'));
    const strangers = unknown.filter((each) => each.error.instancePath === parent);
    const keys = Object.keys(Object(strangers[0]?.value));
    const below: Mistake[] = [];
    for (const next of keys.slice(keys.indexOf(key) + 1)) {
      const stranger = strangers.find((each) => keyOf(each) === next);
      if (!stranger || !belongs(next, empty)) break;
      below.push(stranger);
    }
    if (below.length === 0) return [];
    const finding = unindentedKeys(pointer, below.map(keyOf));
    return [{ finding, mistakes: new Set([empty, ...below]) }];
  });
}

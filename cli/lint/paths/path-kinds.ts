import type { ValueKind } from '../../../schema/source.generated.ts';
import type { DeclaredPath } from '../context/declared-paths.ts';
import { isOfKind, sharedValue } from './kinds.ts';

/** What the segments of a path may be: of words and of parameters that may be anything undefined. */
export const kindsOf = ({ parsed, flat }: DeclaredPath): readonly (ValueKind | undefined)[] =>
  parsed.segments.map((segment) =>
    segment.kind === 'parameter' ? flat.route.values?.[segment.name] : undefined,
  );

/** An address that two paths with as many segments match; undefined: there is none. */
export function sharedAddress(path: DeclaredPath, other: DeclaredPath): string | undefined {
  const [kinds, otherKinds] = [kindsOf(path), kindsOf(other)];
  const texts = path.parsed.segments.map((segment, index) => {
    const kind = kinds[index];
    const second = other.parsed.segments[index];
    const otherKind = otherKinds[index];
    const word =
      segment.kind === 'literal' ? segment : second?.kind === 'literal' ? second : undefined;
    if (word) return isOfKind(word.text, kind ?? otherKind) ? word.text : undefined;
    return kind === undefined && otherKind === undefined ? '1' : sharedValue(kind, otherKind);
  });
  return texts.includes(undefined) ? undefined : `/${texts.join('/')}`;
}

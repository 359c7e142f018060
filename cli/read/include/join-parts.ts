import { dirname, relative, sep } from 'node:path';
import type { Diagnostic, FileRange } from '../../diagnostics/diagnostic.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import type { ReadResult } from '../read-result.ts';
import { includeConflict } from './rules/include-conflict.ts';
import { includePart, ownKeys } from './rules/include-part.ts';

type Fields = Record<string, unknown>;

/** Where the value of a key at the top comes from: from one file, item by item, or name by name. */
type Origin =
  | { readonly kind: 'whole'; readonly from: ReadResult }
  | {
      readonly kind: 'list';
      readonly pieces: { readonly from: ReadResult; readonly start: number }[];
    }
  | { readonly kind: 'names'; readonly first: ReadResult; readonly names: Map<string, ReadResult> };

export type Joined = SourceMap & {
  /** What the files say together. Of a name that stands twice the first counts. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** False where something is left out that belongs to the site. */
  readonly isComplete: boolean;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  return Array.isArray(value) ? 'a list' : isFields(value) ? 'a map' : 'a single value';
}

/** A file as the site file names it. */
const pathFrom = ({ file: site }: ReadResult, file: string): string =>
  relative(dirname(site), file).split(sep).join('/');

const firstOf = (origin: Origin, site: ReadResult): ReadResult => {
  if (origin.kind === 'whole') return origin.from;
  return (origin.kind === 'list' ? origin.pieces[0]?.from : origin.first) ?? site;
};

/** The file that something comes from, and where it stands in there. */
function sourceOf(
  pointer: Pointer,
  origins: ReadonlyMap<string, Origin>,
  site: ReadResult,
): { readonly from: ReadResult; readonly pointer: Pointer } {
  const [key, name, ...rest] = pointer;
  const origin = origins.get(String(key));
  if (key === undefined || !origin) return { from: site, pointer };
  if (origin.kind === 'list' && typeof name === 'number') {
    const piece = origin.pieces.findLast(({ start }) => start <= name);
    if (piece) return { from: piece.from, pointer: [key, name - piece.start, ...rest] };
  }
  if (origin.kind === 'names' && name !== undefined) {
    return { from: origin.names.get(String(name)) ?? origin.first, pointer };
  }
  return { from: firstOf(origin, site), pointer };
}

/**
 * Joins what a site file and the files that it includes say: lists item by item in the order of the files, maps name by
 * name. What stands below a name is in one file.
 * @param all the site file, and behind it the others; the content of each is known
 */
export function joinParts(site: ReadResult, parts: readonly ReadResult[]): Joined {
  const value: Record<string, unknown> = {};
  const origins = new Map<string, Origin>();
  const diagnostics: Diagnostic[] = [];
  let isComplete = true;

  const report = (
    { id, severity }: typeof includePart | typeof includeConflict,
    message: string,
    place: FileRange,
    first?: FileRange,
  ): void => {
    const related = first && [{ ...first, message: 'the first one' }];
    diagnostics.push({ rule: id, severity, message, ...place, ...(related ? { related } : {}) });
  };

  const conflict = (
    from: ReadResult,
    pointer: Pointer,
    message: (file: string) => string,
  ): void => {
    const before = sourceOf(pointer, origins, site);
    const first = before.from.locate(before.pointer, 'key');
    report(
      includeConflict,
      message(pathFrom(site, first.file)),
      from.locate(pointer, 'key'),
      first,
    );
  };

  const add = (from: ReadResult, key: string, own: unknown): void => {
    const origin = origins.get(key);
    const known = value[key];
    if (!origin) {
      origins.set(key, { kind: 'whole', from });
      value[key] = own;
    } else if (Array.isArray(known) && Array.isArray(own)) {
      // The list of a file stays as it is; a joined one grows.
      const pieces =
        origin.kind === 'list' ? origin.pieces : [{ from: firstOf(origin, site), start: 0 }];
      const joined: unknown[] = origin.kind === 'list' ? known : [...known];
      pieces.push({ from, start: joined.length });
      for (const each of own) joined.push(each);
      origins.set(key, { kind: 'list', pieces });
      value[key] = joined;
    } else if (isFields(known) && isFields(own)) {
      const first = firstOf(origin, site);
      const names =
        origin.kind === 'names'
          ? origin.names
          : new Map(Object.keys(known).map((name) => [name, first] as const));
      origins.set(key, { kind: 'names', first, names });
      const merged: Record<string, unknown> = origin.kind === 'names' ? known : { ...known };
      for (const [name, inner] of Object.entries(own)) {
        if (Object.hasOwn(merged, name)) {
          conflict(from, [key, name], (file) => `"${name}" under ${key} stands in ${file}, too`);
        } else {
          merged[name] = inner;
          names.set(name, from);
        }
      }
      value[key] = merged;
    } else {
      const [before, now] = [kindOf(known), kindOf(own)];
      conflict(from, [key], (file) =>
        before === now
          ? `"${key}" is set in ${file}, too`
          : `"${key}" is ${now} here, and ${before} in ${file}`,
      );
    }
  };

  for (const from of [site, ...parts]) {
    const own = from.content?.value;
    if (!isFields(own)) {
      // What is no map in the site file is reported by its shape.
      if (from === site) continue;
      isComplete = false;
      const hint = Array.isArray(own) ? ': a key such as routes: stands before a list' : '';
      const message = `an included file holds keys of the site file, such as pages or routes${hint}`;
      report(includePart, message, from.locate([], 'value'));
      continue;
    }
    for (const [key, inner] of Object.entries(own)) {
      if (from === site || !ownKeys.includes(key)) {
        add(from, key, inner);
        continue;
      }
      if (key === 'include') isComplete = false;
      const message = `"${key}" stands in the site file alone, not in a file that it includes`;
      report(includePart, message, from.locate([key], 'key'));
    }
  }

  const texts = new Map([site, ...parts].map(({ file, text }) => [file, text]));
  return {
    value,
    diagnostics,
    isComplete,
    locate: (pointer, what) => {
      const { from, pointer: inside } = sourceOf(pointer, origins, site);
      return from.locate(inside, what);
    },
    locateInside: (pointer, offset, length) => {
      const { from, pointer: inside } = sourceOf(pointer, origins, site);
      return from.locateInside(inside, offset, length);
    },
    locateRemoval: (pointer) => {
      const isShared = pointer.length < 2 && origins.get(String(pointer[0]))?.kind !== 'whole';
      if (isShared) return undefined;
      const { from, pointer: inside } = sourceOf(pointer, origins, site);
      return from.locateRemoval(inside);
    },
    textOf: (file) => texts.get(file) ?? '',
  };
}

import { textChanges } from './mutate/text-changes.ts';
import { treeChanges } from './mutate/tree-changes.ts';
import { type TextEdit, type Tree, treeOf } from './mutate/tree-nodes.ts';
import { type Random, randomOf } from './random.ts';
import type { Sample } from './samples.ts';

/** A file of a sample site with changes: the same again for the same seed and number. */
export type Mutant = {
  readonly sample: Sample;
  /** Path of the changed file. */
  readonly file: string;
  readonly text: string | Buffer;
  /** Names of what was done to it, in order. */
  readonly changes: readonly string[];
};

const trees = new Map<string, Tree>();

function knownTree(file: string, text: string): Tree {
  const tree = trees.get(file) ?? treeOf(text);
  trees.set(file, tree);
  return tree;
}

/** Makes the edits that do not overlap with those before them. */
function withEdits(text: string, edits: readonly TextEdit[]): string {
  const apart = edits.filter((each, index) =>
    edits.slice(0, index).every(({ start, end }) => each.end <= start || each.start >= end),
  );
  return apart
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end), text);
}

function changedTree(tree: Tree, text: string, random: Random, changes: string[]): string {
  const edits: TextEdit[] = [];
  for (let left = random.chance(0.7) ? 1 : 3; left > 0; left -= 1) {
    const name = random.pick(Object.keys(treeChanges)) ?? '';
    changes.push(name);
    edits.push(...(treeChanges[name]?.(tree, random) ?? []));
  }
  return withEdits(text, edits);
}

function changedText(text: string, random: Random, changes: string[]): string {
  let now = text;
  for (let left = 1 + random.below(2); left > 0; left -= 1) {
    const name = random.pick(Object.keys(textChanges)) ?? '';
    changes.push(name);
    now = textChanges[name]?.(now, random) ?? now;
  }
  return now;
}

/** Writes over some bytes: then the file may be no UTF-8. */
function changedBytes(text: string, random: Random, changes: string[]): Buffer {
  const bytes = Buffer.from(text);
  changes.push('writeBytes');
  for (let left = 1 + random.below(3); left > 0; left -= 1)
    bytes[random.below(bytes.length)] = random.below(256);
  return bytes;
}

/** The mutant of a number. */
export function mutantOf(samples: readonly Sample[], seed: number, number: number): Mutant {
  const random = randomOf(seed, number);
  const sample = random.pick(samples);
  if (!sample) throw new Error('there is no sample to change');
  const [file, text] = random.pick([...sample.files]) ?? ['', ''];
  const changes: string[] = [];
  const kind = random.below(100);
  if (kind < 2) return { sample, file, text: changedBytes(text, random, changes), changes };
  const isTree = kind < 70;
  const once = isTree ? changedTree(knownTree(file, text), text, random, changes) : text;
  const twice = isTree && !random.chance(0.03) ? once : changedText(once, random, changes);
  return { sample, file, text: twice, changes };
}

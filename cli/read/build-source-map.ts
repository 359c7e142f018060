import type { FileRange, Range } from '../diagnostics/diagnostic.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import type { SourceMap } from '../diagnostics/source-map.ts';
import { removalFrom } from './removal.ts';
import { behindAlias, keyName, type MapNode, type Member, type SourceNode } from './source-node.ts';

type Step = { readonly member?: Member | undefined; readonly node: SourceNode | undefined };

/** The token that a node is best shown by: itself, or its first key. */
function face(node: SourceNode): Range {
  if (node.kind === 'map') {
    const key = node.members[0]?.key;
    if (key) return face(key);
  }
  if (node.kind === 'list') {
    const item = node.items[0];
    if (item) return face(item);
  }
  return { start: node.start, end: node.end };
}

/** Finds the ranges of the values of a YAML tree in the text of its file. */
export function buildSourceMap(
  root: SourceNode | undefined,
  { file, text }: { readonly file: string; readonly text: string },
): SourceMap {
  const memberMaps = new WeakMap<MapNode, ReadonlyMap<string, Member>>();
  const memberOf = (map: MapNode, name: string): Member | undefined => {
    let members = memberMaps.get(map);
    if (!members) {
      const byName = new Map<string, Member>();
      for (const member of map.members) {
        const key = keyName(member.key);
        if (key !== undefined && !byName.has(key)) byName.set(key, member);
      }
      memberMaps.set(map, byName);
      members = byName;
    }
    return members.get(name);
  };

  /** The steps to a pointer, as far as there are any. */
  const walk = (pointer: Pointer): Step[] => {
    const steps: Step[] = [{ node: root }];
    for (const key of pointer) {
      const at = steps.at(-1)?.node;
      const node = at && behindAlias(at);
      const member = node?.kind === 'map' ? memberOf(node, String(key)) : undefined;
      const item = node?.kind === 'list' ? node.items[Number(key)] : undefined;
      if (!member && !item) break;
      steps.push(member ? { member, node: member.value } : { node: item });
    }
    return steps;
  };

  const inFile = ({ start, end }: Range): FileRange => ({ file, start, end });

  const rangeOf = ({ member, node }: Step, what: 'key' | 'value'): FileRange => {
    if (what === 'value' && node && node.end > node.start) return inFile(node);
    if (member) return inFile(face(member.key));
    return inFile(node ? face(node) : { start: 0, end: 0 });
  };

  return {
    locate: (pointer, what) => {
      const steps = walk(pointer);
      const last = steps.at(-1) ?? { node: root };
      return rangeOf(last, steps.length === pointer.length + 1 ? what : 'key');
    },
    locateInside: (pointer, offset, length) => {
      const steps = walk(pointer);
      const step = steps.at(-1) ?? { node: root };
      const whole = rangeOf(step, 'value');
      const node = step.node && behindAlias(step.node);
      if (steps.length !== pointer.length + 1 || node?.kind !== 'scalar') return whole;
      const quote = node.plain ? 0 : 1;
      const written = text.slice(node.start + quote, node.end - quote);
      if (written !== node.value) return whole;
      const start = node.start + quote + offset;
      return inFile({ start, end: start + length });
    },
    locateRemoval: (pointer) => {
      const nodes = walk(pointer).map(({ node }) => node);
      if (nodes.length !== pointer.length + 1) return undefined;
      for (let depth = pointer.length - 1; depth >= 0; depth -= 1) {
        const holder = nodes[depth];
        if (holder?.kind !== 'map' && holder?.kind !== 'list') return undefined;
        const index =
          holder.kind === 'list'
            ? Number(pointer[depth])
            : holder.members.findIndex(({ key }) => keyName(key) === String(pointer[depth]));
        const count = holder.kind === 'list' ? holder.items.length : holder.members.length;
        if (count > 1) {
          const removal = removalFrom(holder, index, text);
          return removal && inFile(removal);
        }
      }
      return undefined;
    },
    textOf: (asked) => (asked === file ? text : ''),
  };
}

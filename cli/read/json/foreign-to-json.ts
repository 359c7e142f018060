import type { Range } from '../../diagnostics/diagnostic.ts';
import { parsePlain } from '../plain/parse-plain.ts';
import type { SourceNode } from '../source-node.ts';
import { parseYaml } from '../yaml.ts';

const literal = /^(?:"[\s\S]*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)$/u;

/** The first text or word of a file that YAML reads and JSON does not: in other quotes, or in none. */
export function foreignToJson(text: string): Range | undefined {
  const find = (node: SourceNode | undefined): Range | undefined => {
    if (node?.kind === 'map') {
      for (const { key, value } of node.members) {
        const found = find(key) ?? find(value);
        if (found) return found;
      }
    } else if (node?.kind === 'list') {
      for (const item of node.items) {
        const found = find(item);
        if (found) return found;
      }
    } else if (node && node.end > node.start && !literal.test(text.slice(node.start, node.end))) {
      return { start: node.start, end: node.end };
    }
    return undefined;
  };
  return find((parsePlain(text) ?? parseYaml(text)).root);
}

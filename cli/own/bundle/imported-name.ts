import type { Range } from '../../diagnostics/diagnostic.ts';

/** What is imported, or handed on, and of which module. */
const importPattern = /\b(?:import|export)\b([^'";]*?)\bfrom\s*['"]([^'"\n]*)['"]/dg;

/** The names of an import, each with the offset at which it begins: of `a as b` that of `a`. */
function importedNames(clause: string): readonly { readonly name: string; readonly at: number }[] {
  const [, ahead = ''] = /^\s*(?:type\s+)?([\w$]+)/.exec(clause) ?? [];
  const braces = clause.indexOf('{');
  const names = [
    ...clause.slice(braces + 1).matchAll(/(?:\btype\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?/dg),
  ];
  return [
    ...(ahead === '' ? [] : [{ name: 'default', at: clause.indexOf(ahead) }]),
    ...(braces < 0 ? [] : names).map((each) => ({
      name: each[1] ?? '',
      at: braces + 1 + (each.indices?.[1]?.[0] ?? 0),
    })),
  ];
}

/**
 * Where a file imports a name. The bundler itself counts in code whose types were taken out.
 * @param module that it is imported of; undefined: of any
 * @returns undefined where it does so nowhere
 */
export function importedName(
  text: string,
  name: string,
  module: string | undefined,
): Range | undefined {
  for (const { 1: clause = '', 2: from, indices } of text.matchAll(importPattern)) {
    if (module !== undefined && from !== module) continue;
    const found = importedNames(clause).find((each) => each.name === name);
    const [begin] = indices?.[1] ?? [];
    if (!found || begin === undefined) continue;
    const start = begin + found.at;
    const [word = ''] = /^[\w$]+/.exec(text.slice(start)) ?? [];
    return { start, end: start + word.length };
  }
  return undefined;
}

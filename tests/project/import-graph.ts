import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type Import = { readonly from: string; readonly specifier: string; readonly to: string };

const specifiers =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Source files below the named folders and files, as paths from the repository's root. */
export function sourceFiles(root: string, places: readonly string[]): string[] {
  return places.flatMap((place) => {
    if (/\.tsx?$/.test(place)) return [place];
    return readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => join(place, file));
  });
}

/** Every import of the files, types included; `to` is a path from the root, or the package's name. */
export function importsOf(root: string, files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(specifiers)].map((match) => {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      const to = specifier.startsWith('.')
        ? relative(root, join(root, dirname(from), specifier))
        : specifier;
      return { from, specifier, to };
    }),
  );
}

/** The cycles of a graph, each as the files it goes through. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of imports) edges.set(from, [...(edges.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return cycles;
}

/** The files that one file needs, itself included, however far away. */
export function reachable(start: string, imports: readonly Import[]): Set<string> {
  const found = new Set([start]);
  for (const file of found) {
    for (const { from, to, specifier } of imports) {
      if (from === file && specifier.startsWith('.')) found.add(to);
    }
  }
  return found;
}

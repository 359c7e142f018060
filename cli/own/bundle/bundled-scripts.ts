import type { OwnScript } from '../../../schema/own-model.ts';

/** A chunk as vite reports it. */
export type BundledChunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** Any other file. */
export type BundledAsset = {
  readonly type: 'asset';
  readonly fileName: string;
  readonly source: string | Uint8Array;
};

/** The style sheets of a chunk and of what it imports, the imports first. */
function stylesOf(
  fileName: string,
  chunks: ReadonlyMap<string, BundledChunk>,
  seen: Set<string> = new Set(),
): string[] {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return [];
  seen.add(fileName);
  return [
    ...chunk.imports.flatMap((each) => stylesOf(each, chunks, seen)),
    ...(chunk.viteMetadata?.importedCss ?? []),
  ];
}

/** The scripts of the entries, by their names. */
export function scriptsOf(
  outputs: readonly (BundledChunk | BundledAsset)[],
): ReadonlyMap<string, OwnScript> {
  const chunks = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  );
  return new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [
        name,
        { script: fileName, styles: [...new Set(stylesOf(fileName, chunks))] },
      ]),
  );
}

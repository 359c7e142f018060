/** A package whose code stands in a bundle, as vite's `build.license` writes it. */
export type BundledPackage = {
  readonly name: string;
  readonly version: string;
  /** What its package.json says of its licence: an SPDX expression. */
  readonly identifier?: string;
  /** Its licence file. */
  readonly text?: string;
};

/** Name and version, which no two packages share. */
export const packageKey = ({ name, version }: Pick<BundledPackage, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** The packages of several bundles, each once, in the order of their names. */
export function mergePackages(
  ...bundles: readonly (readonly BundledPackage[])[]
): readonly BundledPackage[] {
  const byKey = new Map(bundles.flat().map((each) => [packageKey(each), each]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

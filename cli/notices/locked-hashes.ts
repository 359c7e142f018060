/** What package-lock.json says of an installed package. */
type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
};

/** The packages of package-lock.json, by the folder that each is installed in. */
export type LockFile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Name of the package that is installed in a folder. */
export const lockedName = (folder: string, { name }: LockedPackage): string =>
  name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The SHA-512 of the archives that packages are installed from, by name and version.
 * @returns hashes in hexadecimal
 */
export function lockedHashes({ packages }: LockFile): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(packages).flatMap(([folder, each]) => {
      const [, base64] = /^sha512-(\S+)$/.exec(each.integrity ?? '') ?? [];
      if (base64 === undefined) return [];
      const hash = Buffer.from(base64, 'base64').toString('hex');
      return [[`${lockedName(folder, each)}@${each.version}`, hash] as const];
    }),
  );
}

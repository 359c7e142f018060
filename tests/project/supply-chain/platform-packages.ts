export type LockedPackage = {
  readonly license?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The packages of a lock file, by the folder that each is installed in. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const platforms = ['linux', 'darwin', 'win32'].flatMap((os) =>
  ['x64', 'arm64'].map((cpu) => ({ os, cpu })),
);

/** The entry that a package in a folder finds by a name. */
function resolve(
  packages: LockedPackages,
  folder: string,
  name: string,
): LockedPackage | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (found || at === '') return found;
  }
}

/** What a lock file lacks of the packages that come in a form for each platform; each as a sentence. */
export function* missingPlatforms(packages: LockedPackages): Iterable<string> {
  for (const [folder, { optionalDependencies = {} }] of Object.entries(packages)) {
    const names = folder === '' ? [] : Object.keys(optionalDependencies);
    const forms = names.map((name) => ({ name, entry: resolve(packages, folder, name) }));
    for (const { name, entry } of forms) if (!entry) yield `${folder} asks for ${name}`;
    const native = forms.filter(({ entry }) => entry?.os && entry.cpu);
    // A single one is something that one system alone needs, or that belongs to one form.
    if (native.length < 2) continue;
    for (const { os, cpu } of platforms) {
      const fits = native.filter(
        ({ entry }) => entry?.os?.includes(os) && entry.cpu?.includes(cpu),
      );
      const libcs = fits.flatMap(({ entry }) => entry?.libc ?? []);
      if (fits.length === 0) yield `${folder} has nothing for ${os} ${cpu}`;
      else if (libcs.length > 0 && !libcs.includes('glibc'))
        yield `${folder} has nothing for ${os} ${cpu} glibc`;
    }
  }
}

/** How many packages come in a form for each platform. */
export const countNative = (packages: LockedPackages): number =>
  Object.entries(packages).filter(
    ([folder, { optionalDependencies = {} }]) =>
      folder !== '' &&
      Object.keys(optionalDependencies).filter((name) => resolve(packages, folder, name)?.os)
        .length > 1,
  ).length;

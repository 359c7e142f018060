type Manifest = {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

const packageName = 'site-runtime';

/** A name that npm takes for a package, made of the folder's. */
function nameOf(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return name === '' || name === packageName || name === 'node-modules' ? 'website' : name;
}

/**
 * The package.json of a new site.
 * @param template the scripts of every site
 * @param folder name of the folder that it stands in
 * @param version of this package
 */
export function packageFile(template: string, folder: string, version: string): string {
  const manifest = JSON.parse(template) as Manifest;
  const named = {
    ...manifest,
    name: nameOf(folder),
    devDependencies: { [packageName]: `^${version}` },
  };
  return `${JSON.stringify(named, null, 2)}\n`;
}

/** Whether a package.json says nothing but what was installed, as npm itself writes it into an empty folder. */
export function isBarePackage(text: string): boolean {
  try {
    const manifest: unknown = JSON.parse(text);
    return (
      typeof manifest === 'object' &&
      manifest !== null &&
      Object.keys(manifest).every((key) => key === 'dependencies' || key === 'devDependencies')
    );
  } catch {
    return false;
  }
}

/**
 * A package.json that npm wrote, with all that a site's has besides; what is installed stays as it is.
 * @param bare what stands there
 * @param whole what a new site's would be
 */
export function completedPackage(bare: string, whole: string): string {
  const installed = JSON.parse(bare) as Manifest;
  const { devDependencies = {}, ...manifest } = JSON.parse(whole) as Manifest;
  const isInstalled = Object.hasOwn(installed.dependencies ?? {}, packageName);
  const completed = {
    ...manifest,
    ...installed,
    ...(isInstalled
      ? {}
      : { devDependencies: { ...devDependencies, ...installed.devDependencies } }),
  };
  return `${JSON.stringify(completed, null, 2)}\n`;
}

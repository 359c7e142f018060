export type Manifest = {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

export const packageName = 'site-runtime';

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

import { type BundledPackage, packageKey } from './bundled-package.ts';
import { packageUrl } from './package-url.ts';

/** What a bill of materials is made from. */
type Materials = {
  /** package.json of this project. */
  readonly project: {
    readonly name: string;
    readonly version: string;
    readonly license: string;
    readonly description: string;
  };
  readonly packages: readonly BundledPackage[];
  /** SHA-512 of their archives in hexadecimal, by name and version. */
  readonly hashes: ReadonlyMap<string, string>;
};

/**
 * A software bill of materials in the form of CycloneDX 1.6. It names neither time nor a random number: the same
 * packages give the same text.
 * @returns JSON
 */
export async function billOfMaterials({ project, packages, hashes }: Materials): Promise<string> {
  // Loaded here, so that tests, which read vite.config.ts, too, start without them.
  const { Contrib, Enums, Models, Serialize, Spec } = await import('@cyclonedx/cyclonedx-library');
  const { default: parse } = await import('spdx-expression-parse');
  const licences = new Contrib.License.Factories.LicenseFactory(parse);
  const componentOf = (
    type: typeof Enums.ComponentType.Library | typeof Enums.ComponentType.Application,
    name: string,
    version: string,
    licence: string | undefined,
  ) => {
    const [, scope, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
    const purl = packageUrl(name, version);
    return new Models.Component(type, bare, {
      version,
      purl,
      bomRef: purl,
      ...(scope === undefined ? {} : { group: scope }),
      licenses: new Models.LicenseRepository(
        licence === undefined ? [] : [licences.makeFromString(licence)],
      ),
    });
  };
  const root = componentOf(
    Enums.ComponentType.Application,
    project.name,
    project.version,
    project.license,
  );
  root.description = project.description;
  const bom = new Models.Bom();
  bom.metadata.component = root;
  bom.metadata.lifecycles.add(new Models.NamedLifecycle('bundle'));
  for (const each of packages) {
    const { name, version, identifier } = each;
    const component = componentOf(Enums.ComponentType.Library, name, version, identifier);
    const hash = hashes.get(packageKey(each));
    if (hash !== undefined) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hash);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

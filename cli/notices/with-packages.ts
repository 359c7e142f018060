import { type BundledPackage, packageKey } from './bundled-package.ts';
import { packageUrl } from './package-url.ts';
import { noticeSections } from './third-party-notices.ts';

/** The texts of both files about packages. */
export type Notices = { readonly notices: string; readonly materials: string };

type Component = { readonly 'bom-ref': string; readonly name: string };
type Dependency = { readonly ref: string; readonly dependsOn?: readonly string[] };
type Bill = {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
};

/** An SPDX expression: identifiers, `AND`, `OR`, `WITH`, brackets. */
const expression = /^\(*[\w.+-]+\)*(?: (?:AND|OR|WITH) \(*[\w.+-]+\)*)*$/;

function licensesOf(identifier: string | undefined): readonly object[] {
  if (identifier === undefined) return [];
  return expression.test(identifier)
    ? [{ expression: identifier }]
    : [{ license: { name: identifier } }];
}

function componentOf(each: BundledPackage, hash: string | undefined): Component {
  const [, group, name = each.name] = /^(@[^/]+)\/(.+)$/.exec(each.name) ?? [];
  const purl = packageUrl(each.name, each.version);
  return {
    type: 'library',
    ...(group === undefined ? {} : { group }),
    name,
    version: each.version,
    'bom-ref': purl,
    ...(hash === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: hash }] }),
    licenses: licensesOf(each.identifier),
    purl,
  } as Component;
}

/**
 * Third-party notices and a bill of materials (CycloneDX 1.6) with further packages, but those that they have.
 * @param hashes SHA-512 of the packages' archives in hexadecimal, by name and version, as far as they are known
 */
export function withPackages(
  { notices, materials }: Notices,
  packages: readonly BundledPackage[],
  hashes: ReadonlyMap<string, string>,
): Notices {
  const bill: Bill = JSON.parse(materials);
  const known = new Set(bill.components.map((each) => each['bom-ref']));
  const further = packages.filter(({ name, version }) => !known.has(packageUrl(name, version)));
  if (further.length === 0) return { notices, materials };
  const refs = further.map(({ name, version }) => packageUrl(name, version));
  const root = bill.metadata.component['bom-ref'];
  const whole = {
    ...bill,
    components: [
      ...bill.components,
      ...further.map((each) => componentOf(each, hashes.get(packageKey(each)))),
    ],
    dependencies: [
      ...bill.dependencies.map((each) =>
        each.ref === root ? { ...each, dependsOn: [...(each.dependsOn ?? []), ...refs] } : each,
      ),
      ...refs.map((ref) => ({ ref })),
    ],
  };
  return {
    notices: `${notices}\n${noticeSections(further)}\n`,
    materials: `${JSON.stringify(whole, null, 2)}\n`,
  };
}

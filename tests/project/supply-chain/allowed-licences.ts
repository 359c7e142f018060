import parse, { type Info } from 'spdx-expression-parse';

/** Licences of code that is handed on, in the package or to visitors: they ask for their text alone. */
export const publishedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** Licences of what is installed beside: tools of this project, and sharp, which nobody has to install. */
export const installedLicences: ReadonlySet<string> = new Set([
  ...publishedLicences,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
]);

/** Licences that somebody read, of packages that name theirs in another way than SPDX, by name and version. */
const readLicences: ReadonlyMap<string, string> = new Map([
  // Its manifest says BSD; its LICENSE has two clauses. It is in tests of a dependency of mammoth, and in no bundle.
  ['duck 0.1.12', 'BSD-2-Clause'],
]);

/** The licence of a package of the lock file. */
export const licenceOf = (
  folder: string,
  { version = '', license }: { readonly version?: string; readonly license?: string },
): string | undefined =>
  readLicences.get(`${folder.split('node_modules/').at(-1)} ${version}`) ?? license;

const satisfies = (info: Info, allowed: ReadonlySet<string>): boolean => {
  if ('license' in info)
    return allowed.has(info.license) && info.plus !== true && info.exception === undefined;
  const { conjunction, left, right } = info;
  return conjunction === 'and'
    ? satisfies(left, allowed) && satisfies(right, allowed)
    : satisfies(left, allowed) || satisfies(right, allowed);
};

/**
 * Whether a licence lets a package be used.
 * @param licence an SPDX expression; undefined, or anything else: no
 */
export function isAllowed(licence: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (licence === undefined) return false;
  try {
    return satisfies(parse(licence), allowed);
  } catch {
    // No SPDX expression, as “SEE LICENSE IN …”: somebody has to read it first.
    return false;
  }
}

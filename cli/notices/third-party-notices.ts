import { type BundledPackage, packageKey } from './bundled-package.ts';

const line = '-'.repeat(80);

/**
 * The licences of the packages that are bundled, with their texts, as the licences ask for.
 * @returns plain text
 */
export function thirdPartyNotices(packages: readonly BundledPackage[]): string {
  const sections = packages.map((each) =>
    [line, `${packageKey(each)} (${each.identifier ?? 'no licence named'})`, '', each.text ?? '']
      .join('\n')
      .trimEnd(),
  );
  return `Third-party notices\n\nThe files beside this one contain code of these packages.\n\n${sections.join('\n\n')}\n`;
}

import { type BundledPackage, packageKey } from './bundled-package.ts';

const line = '-'.repeat(80);

/** Packages with their licences, one below the other. */
export const noticeSections = (packages: readonly BundledPackage[]): string =>
  packages
    .map((each) =>
      [line, `${packageKey(each)} (${each.identifier ?? 'no licence named'})`, '', each.text ?? '']
        .join('\n')
        .trimEnd(),
    )
    .join('\n\n');

/**
 * The licences of the packages that are bundled, with their texts, as the licences ask for.
 * @returns plain text
 */
export const thirdPartyNotices = (packages: readonly BundledPackage[]): string =>
  `Third-party notices\n\nThe files beside this one contain code of these packages.\n\n${noticeSections(packages)}\n`;

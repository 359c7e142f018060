/** A package URL: https://github.com/package-url/purl-spec. */
export const packageUrl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

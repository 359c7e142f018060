export type Sharp = typeof import('sharp')['default'];

/** The package that makes pictures; undefined where it is not installed, or not for this platform. */
export const loadSharp = (): Promise<Sharp | undefined> =>
  import('sharp').then(
    (module) => module.default,
    () => undefined,
  );

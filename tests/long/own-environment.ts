/** The environment for programs that are not a part of this run: what it sets would have vitest take one for its own. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^(?:VITEST|NODE_ENV$|DEV$|PROD$|MODE$|TEST$)/.test(key),
    ),
  );

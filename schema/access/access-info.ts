/** What a visitor has: menu codes, function codes, and the sign-in status (0: not signed in). */
export type AccessInfo = {
  readonly menuCodes: readonly string[];
  readonly fnCodes: readonly string[];
  readonly loginStatus: number;
};

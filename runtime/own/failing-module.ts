/** A module of a component of the site's own. */
export type OwnModule = { readonly default: unknown };

/** What stands in the place of a module that fails: its component is the one that fails, where it is drawn. */
export const failingModule = (error: unknown): OwnModule => ({
  default: () => {
    throw error;
  },
});

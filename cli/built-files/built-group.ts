/** Name of the group of files that stand beside those that `site emit` writes. */
export const builtGroup = 'built';

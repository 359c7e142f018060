/** Name of the group of files that `site emit` writes. */
export const emittedGroup = 'emitted';

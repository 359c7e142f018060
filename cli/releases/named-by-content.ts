/** Folders of a built site in which the name of each file changes with its content. */
const folders = ['static/', 'content/files/'];

/** Whether the name of a file of a built site changes with its content: one that is open elsewhere may still ask for it. */
export const isNamedByContent = (path: string): boolean =>
  folders.some((folder) => path.startsWith(folder));

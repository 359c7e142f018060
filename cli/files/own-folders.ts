/** The folders of a site in which its own components stand, each with the file of one. */
export const ownFolders = {
  blocks: 'block.tsx',
  layouts: 'layout.tsx',
  parts: 'part.tsx',
} as const;

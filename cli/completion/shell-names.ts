/** The shells that a completion script is there for. */
export const shellNames = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shellNames)[number];

import type { Format } from './located.ts';

/** The formats of reports apart from the default one; each is loaded when it is asked for. */
export const formats = {
  stylish: async () => (await import('./formats/stylish.ts')).stylish,
  json: async () => (await import('./formats/json.ts')).json,
  github: async () => (await import('./formats/github.ts')).github,
  sarif: async () => (await import('./formats/sarif.ts')).sarif,
  gitlab: async () => (await import('./formats/gitlab.ts')).gitlab,
  junit: async () => (await import('./formats/junit.ts')).junit,
} as const satisfies Readonly<Record<string, () => Promise<Format>>>;

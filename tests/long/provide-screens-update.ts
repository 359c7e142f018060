import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether pictures of screens are to be written anew (`-u`), as snapshots are. */
    updateScreens: boolean;
  }
}

/** Says whether references are to be written anew: tests cannot ask for it before the first of a file runs. */
export default function setup({ provide, config }: TestProject): void {
  provide('updateScreens', config.snapshotOptions.updateSnapshot === 'all');
}

import type { SiteState } from '../state/site-state.ts';

/**
 * The address of an emitted file. The build's name makes it new after every change; a built page does not know it, as it
 * stays the same while others change: there a file is asked for anew each time (see `load-file.ts`).
 */
export const emittedFile = ({ root, model }: Pick<SiteState, 'root' | 'model'>, file: string) =>
  root + file + (model.build === '' ? '' : `?v=${model.build}`);

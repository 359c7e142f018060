import type { SiteState } from '../state/site-state.ts';

/** The address of an emitted file. The build's name makes it new after every change. */
export const emittedFile = ({ root, model }: Pick<SiteState, 'root' | 'model'>, file: string) =>
  `${root}${file}?v=${model.build}`;

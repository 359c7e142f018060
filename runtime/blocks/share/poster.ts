import type { BlockOf } from '../../../schema/model.ts';

/** What stands on a sheet to be passed on. */
export type Poster = {
  readonly title: string;
  readonly siteName: string;
  /** The complete address that the code holds. */
  readonly address: string;
  readonly picture: BlockOf<'share'>['picture'];
};

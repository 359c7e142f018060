import type { ListWhere } from '../../schema/content/content-model.ts';

/** Which page of which list. */
export type ListQuery = {
  readonly collection: string;
  readonly where: ListWhere;
  /** From 1. */
  readonly page: number;
  /** Parameters of the page, by their meaning: a content API may want some of them. */
  readonly params?: Readonly<Record<string, string | undefined>>;
};

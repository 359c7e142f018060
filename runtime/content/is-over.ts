import type { ListEntry } from '../../schema/content/content-model.ts';

/**
 * Whether an entry is to be shown no longer: a site that was built does not change by itself, but what it says of an
 * entry's end holds for the visitor's clock, too.
 */
export const isOver = ({ until }: Pick<ListEntry, 'until'>): boolean =>
  until !== undefined && until <= Date.now();

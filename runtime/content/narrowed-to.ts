import type { ListWhere } from '../../schema/content/content-model.ts';

/**
 * What a list is narrowed down to by a value of the query.
 * @returns undefined where there is none, or one that can be no value
 */
export const narrowedTo = (
  where: ListWhere,
  by: 'year' | 'type',
  value: string | undefined,
): ListWhere | undefined =>
  value !== undefined && /^[\w-]+$/.test(value) ? { ...where, [by]: value } : undefined;

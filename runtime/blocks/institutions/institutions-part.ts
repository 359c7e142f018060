import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import type { ListState } from '../../content/use-list.ts';

/** What the parts of the block are drawn from. */
export type InstitutionsPartProps = {
  readonly block: BlockOf<'institutions'>;
  readonly list: ListState;
};

/** The text of a field that a block names; undefined where it names none, or the entry has nothing there. */
export const namedText = (entry: Entry, field: string | undefined): string | undefined =>
  field === undefined ? undefined : fieldText(entry.fields?.[field], undefined);

/** The page of an institution, where the block has one. */
export const homeOf = (
  { home, by = 'code' }: BlockOf<'institutions'>,
  entry: Entry,
): string | undefined => (home === undefined ? undefined : `${home}?${by}=${entry.id}`);

import type { CollectionModel } from '../../schema/content/collection-model.ts';
import type { ListEntry } from '../../schema/content/content-model.ts';
import { entryAddress } from '../../schema/content/entry-address.ts';
import type { SiteModel } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';

/** An entry as blocks show it. */
export type Entry = ListEntry & {
  readonly collection: string;
  /** Address of its own page, where it has one. */
  readonly href?: string;
  /** Name of its section. */
  readonly category?: string;
  /** Where its section is listed, where that is anywhere. */
  readonly section?: string;
  /** Name of its kind, where that is not the default one. */
  readonly kind?: string;
  /** Language that it is written in, as a BCP 47 tag, where that is not the page's. */
  readonly tag?: string;
};

/** Gives an entry what its collection says of it. */
export function entryOf<Item extends ListEntry>(
  item: Item,
  name: string,
  collection: CollectionModel | undefined,
  model: SiteModel,
): Item & Entry {
  const { language } = item;
  const href = collection?.detail && entryAddress(item, collection.detail, collection.type);
  const category =
    item.code === undefined ? undefined : ownValue(collection?.codes ?? {}, item.code);
  const section =
    item.code === undefined ? undefined : ownValue(collection?.sections ?? {}, item.code);
  const kind = item.type === undefined ? undefined : ownValue(collection?.types ?? {}, item.type);
  const tag = language === undefined ? undefined : (model.languages[language]?.tag ?? language);
  return {
    ...item,
    collection: name,
    ...(href === undefined ? {} : { href }),
    ...(category === undefined ? {} : { category }),
    ...(section === undefined ? {} : { section }),
    ...(kind === undefined ? {} : { kind }),
    ...(tag === undefined ? {} : { tag }),
  };
}

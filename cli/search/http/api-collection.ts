import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import type { ListEntry } from '../../../schema/content/content-model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { nameOf } from '../../content/cache/article-cache.ts';

/** Changes with the way in which answers are read. */
const format = 3;

/** A collection with a content API in one language, whose entries have pages of their own. */
export type ApiCollection = {
  readonly name: string;
  readonly language: string;
  readonly http: HttpSource;
  readonly model: CollectionModel;
  readonly detail: NonNullable<CollectionModel['detail']>;
};

/** An entry of an API as it is remembered from build to build. */
export type ApiEntry = {
  readonly entry: ListEntry;
  /** Its text, where it was asked for: the name of it in the cache, and what changes with it. */
  readonly text?: { readonly name: string; readonly fingerprint: string };
};

/** The name under which a collection's entries are remembered: of all that says what they are. */
export const apiName = ({ name, language, http, model, detail }: ApiCollection): string =>
  nameOf(
    'api',
    String(format),
    name,
    language,
    JSON.stringify([
      http.list,
      http.entry,
      http.fields,
      http.timeZone,
      http.lookups,
      http.encoding,
      model.size,
    ]),
    JSON.stringify([model.fields.map(({ name: key, type }) => [key, type]), detail.params]),
  );

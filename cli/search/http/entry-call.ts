import { NotThere } from '../../../schema/content/http/api-errors.ts';
import { entryOfAnswer } from '../../../schema/content/http/entry-of-answer.ts';
import type { NamedValues } from '../../../schema/content/http/fill-address.ts';
import { withMore } from '../../../schema/content/lookups/with-more.ts';
import type { TextSource } from '../../../schema/content/rich-text/body-html.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import type { ApiCaller } from './api-caller.ts';
import type { LookUp } from './looked-up.ts';

/** The calls for one entry, ready to be made. */
export type EntryCall = {
  readonly url: string;
  /** What is sent there, where anything is. */
  readonly body?: string | undefined;
  /**
   * @returns null where the API has no such entry
   * @throws what a call failed with
   */
  readonly load: () => Promise<TextSource | null>;
};

/** The calls for an entry, as its page makes them; undefined where a source has none. */
export function entryCall(
  call: ApiCaller,
  { entry }: HttpSource,
  values: NamedValues,
  lookedUp: LookUp,
): EntryCall | undefined {
  if (!entry) return undefined;
  const { url, body, ask } = call(entry, values);
  const load = async (): Promise<TextSource | null> => {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof NotThere) return undefined;
      throw error;
    });
    if (!answer) return null;
    const { value } = answer;
    const found = entryOfAnswer(value, entry.item);
    if (found === null) return null;
    const whole = await withMore(
      found,
      entry.more,
      async (more) => (await call(more, values).ask()).value,
    );
    const [item] = await lookedUp([whole], value);
    return { item, answer: value, url };
  };
  return { url, body, load };
}

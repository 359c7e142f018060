import type { MessageKey } from '../../schema/messages/message-key.ts';
import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';
import { type Translate, useMessages } from './use-messages.ts';

/**
 * The messages of the user interface that go with a number, `count` or `total`: in the words for that number, where the
 * language has some (CLDR plural rules).
 */
export function useNumberMessages(): Translate {
  const t = useMessages();
  const { table, language } = useScreen();
  const { tag } = useSiteState().model.languages[language] ?? {};
  return (key, values = {}) => {
    const number = values.count ?? values.total;
    const hasForms = table.messages[`${key}.other`] !== undefined;
    if (!hasForms || typeof number !== 'number') return t(key, values);
    const own = `${key}.${new Intl.PluralRules(tag).select(number)}`;
    return t((table.messages[own] === undefined ? key : own) as MessageKey, values);
  };
}

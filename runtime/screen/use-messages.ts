import type { MessageKey } from '../../schema/messages/message-key.ts';
import { useScreen } from './screen-context.ts';

/** A message of the user interface in the screen's language, with {placeholders} filled in. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The messages of the user interface. */
export function useMessages(): Translate {
  const { messages } = useScreen().table;
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}

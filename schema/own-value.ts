/**
 * The value that a record itself has under a key; nothing that it inherits, such as `constructor`.
 * (`Object.hasOwn` is newer than some visitors' browsers.)
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => Object.getOwnPropertyDescriptor(record, key)?.value;

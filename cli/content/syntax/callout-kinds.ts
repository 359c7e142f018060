/** The kinds of callouts, from the mildest to the gravest. */
export const calloutKinds = ['note', 'tip', 'warning', 'caution'] as const;

export type CalloutKind = (typeof calloutKinds)[number];

/** Whether a word names a kind of callout. */
export const isCalloutKind = (word: string): word is CalloutKind =>
  (calloutKinds as readonly string[]).includes(word);

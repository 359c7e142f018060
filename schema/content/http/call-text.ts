import type { HttpEntry } from '../../source.generated.ts';

/** A call as the site file has it: an address, and what is sent there. */
export type CallTemplate = Pick<HttpEntry, 'url' | 'json' | 'form' | 'graphql'>;

/** All texts of a call that may hold names in braces, as one. */
export const callText = ({ url, json, form, graphql }: CallTemplate): string =>
  [url, json, form, graphql?.variables].map((part) => JSON.stringify(part ?? '')).join(' ');

/** Whether a call has a name in braces. */
export const callNames = (call: CallTemplate, name: string): boolean =>
  callText(call).includes(`{${name}}`);

import type { HttpList } from '../../source.generated.ts';
import { type CallTemplate, callNames } from './call-text.ts';

/**
 * What an answer says of the next page, as `nextCall` takes it: a cursor, or a whole address.
 * @param url that was answered, where an address without a host starts
 * @throws where it is the address of another host: what is sent to one is not for others
 */
export function readNext(list: HttpList, next: string, url: string): string {
  if (callNames(list, 'cursor')) return next;
  let address: URL;
  try {
    address = new URL(next, url);
  } catch {
    throw new Error(`"${next.slice(0, 100)}" is no address of a next page`);
  }
  const { origin } = address;
  if (origin !== new URL(url).origin) {
    throw new Error(`the next page is on another host, ${origin}, which is not asked`);
  }
  return address.href;
}

/** The call for a page that another one leads to, and the value of its name {cursor}. */
export const nextCall = (
  list: HttpList,
  next: string | undefined,
): { readonly call: CallTemplate; readonly cursor?: string | undefined } =>
  next === undefined || callNames(list, 'cursor')
    ? { call: list, cursor: next }
    : // What stands in braces in an answer is no name of ours.
      { call: { ...list, url: next.replace(/\{/g, '%7B').replace(/\}/g, '%7D') } };

import type { SiteModel } from '../../schema/model.ts';

/** A call of a content API that was answered. */
export type AnsweredCall = { readonly url: string; readonly headers: [string, string][] };

let calls: AnsweredCall[] | undefined = [];

/** Notes a call of a site that browsers keep, as long as no service worker saw to the page. */
export function noteCall({ pwa }: SiteModel, call: AnsweredCall | undefined): void {
  if (pwa && call) calls?.push(call);
}

/** The calls that were answered before a service worker saw to the page; none is noted from now on. */
export function takeFirstCalls(): readonly AnsweredCall[] {
  const taken = calls ?? [];
  calls = undefined;
  return taken;
}

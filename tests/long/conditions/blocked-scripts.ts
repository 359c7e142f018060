import type { Route } from 'playwright-core';
import type { Condition } from './condition.ts';
import { expectButton, expectLeadsOn, open, patience, seenOf, type Visit } from './visit.ts';

const entry = /\/static\/js\/(?:index|hydrate)-[\w-]+\.js/;
const all = /\/static\/js\//;

type Block = (route: Route) => Promise<unknown>;
const aborted: Block = (route) => route.abort('blockedbyclient');
const hanging: Block = async () => undefined;

/** A visit with scripts that are kept back until they are let through. */
const blocked =
  (pattern: RegExp, block: Block): Condition['visit'] =>
  async (visit) => {
    const { page } = visit;
    const network = { isFree: false };
    await page.route(pattern, (route) => (network.isFree ? route.continue() : block(route)));
    await open(visit, '/news');
    const outcome = await seen(visit);
    network.isFree = true;
    if (outcome === 'built') await expectLeadsOn(visit);
    else await expectButton(visit);
    return outcome;
  };

/** Where no script at all runs, the page's own HTML says so. */
async function seen(visit: Visit) {
  const late = visit.page.locator('.boot-late');
  const words = late.waitFor({ timeout: patience }).then(() => 'notice' as const);
  // The one that is not first has no end of its own.
  words.catch(() => undefined);
  return Promise.race([words, seenOf(visit)]);
}

export const blockedScripts: readonly Condition[] = [
  {
    en: 'the first script is blocked by an extension',
    zh: '第一个脚本被浏览器扩展拦截',
    isInHash: true,
    visit: blocked(entry, aborted),
  },
  {
    en: 'the first script hangs in a proxy',
    zh: '第一个脚本在代理处停住',
    isInHash: true,
    visit: blocked(entry, hanging),
  },
  {
    en: 'all scripts are blocked by an extension',
    zh: '所有脚本被浏览器扩展拦截',
    isInHash: true,
    visit: blocked(all, aborted),
  },
  {
    en: 'all scripts hang in a proxy',
    zh: '所有脚本在代理处停住',
    visit: blocked(all, hanging),
  },
];

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

/** Whether the page's own HTML says that no script came; before its style sheet is there nothing is painted. */
function isLate(): boolean {
  const late = document.querySelector('.boot-late');
  if (!late) return false;
  const { position, visibility } = getComputedStyle(late);
  return position === 'fixed' && visibility === 'visible';
}

/** Where no script at all runs, the page's own HTML says so. */
async function seen(visit: Visit) {
  const late = visit.page.waitForFunction(isLate, undefined, { timeout: patience });
  const words = late.then(() => 'notice' as const);
  // The one that is not first has no end of its own.
  words.catch(() => undefined);
  const other = seenOf(visit);
  other.catch(() => undefined);
  return Promise.race([words.catch(() => other), other]);
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

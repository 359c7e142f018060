import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { table } from '../../cli/report/table.ts';
import { desktop, mobile, openBrowser } from '../browser/open-browser.ts';
import { folderSource, replacingSource, serverSource } from './page/answer-sources.ts';
import { buildPeers } from './page/build-peers.ts';
import { type GoalRow, goalRows } from './page/goals.ts';
import { medianVisit } from './page/medians.ts';
import { type NextPage, nextPage } from './page/next-page.ts';
import { scriptlessPage } from './page/scriptless.ts';
import { type Server, serveCompressed } from './page/serve-compressed.ts';
import { startPreview } from './page/start-preview.ts';
import { stepGoal } from './page/step-goal.ts';
import { longTask, type Visit, visit } from './page/visit.ts';

/**
 * What a first visit costs: pages of the sample, as `site preview` answers, beside their own DOM without scripts
 * and pages of the same kind by others. A processor at a quarter of its speed, 1.6 Mbit/s, 150 ms a request, a
 * cold cache, medians. Pages are visited in turns, so that what else the machine does is spread over all of
 * them. BENCH_ROUNDS says how often, BENCH_PAGES which pages (home, list, article, search), BENCH_SITE is
 * the built site. Fails where a goal is missed.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const builtSite = process.env.BENCH_SITE ?? 'dist/site';

const devices = { desktop, mobile };
type Device = keyof typeof devices;

type Page = {
  readonly name: string;
  readonly addresses: Readonly<Record<Device, string>>;
  readonly isFirstPaintGoal: boolean;
  /** Whether it is rendered, and held to the goals: results of a search are put together in the browser. */
  readonly isRendered?: false;
};
const keyword = encodeURIComponent('营商');
const allPages: readonly Page[] = [
  { name: 'home', addresses: { desktop: '/index', mobile: '/indexH5' }, isFirstPaintGoal: true },
  { name: 'list', addresses: { desktop: '/news', mobile: '/newsH5' }, isFirstPaintGoal: false },
  {
    name: 'article',
    addresses: {
      desktop: '/newsDetail/first-lesson/2026-03-02/article',
      mobile: '/newsDetailH5/first-lesson/2026-03-02/article',
    },
    isFirstPaintGoal: true,
  },
  {
    name: 'search',
    addresses: { desktop: `/search/${keyword}`, mobile: `/searchH5/${keyword}` },
    isFirstPaintGoal: false,
    isRendered: false,
  },
];
const names = process.env.BENCH_PAGES?.split(',') ?? allPages.map(({ name }) => name);
const pages = allPages.filter(({ name }) => names.includes(name));

/** A list, and the link in it that is followed. */
const firstStep: Readonly<Record<Device, readonly [address: string, link: string]>> = {
  desktop: ['/news', 'main a[href^="/newsDetail/"]'],
  mobile: ['/newsH5', 'main a[href^="/newsDetailH5/"]'],
};

const peerNames = {
  reactPrerendered: 'React prerendered, data in the page',
  reactLinked: 'React prerendered, styles in a file',
  reactFetched: 'React, configuration fetched first',
  astro: 'Astro 5, plain home',
  vitePress: 'VitePress, plain home',
};

const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
const closing: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(() => {
  for (const close of closing.reverse()) close();
});

const progress = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

async function served(source: Parameters<typeof serveCompressed>[0]): Promise<Server> {
  const server = await serveCompressed(source);
  closing.push(server.close);
  return server;
}

/** A page that is measured, by a key that says which. */
type Subject = {
  readonly key: string;
  readonly name: string;
  readonly device: Device;
  readonly address: string;
};

const scriptlessKey = (key: string): string => `${key}, without scripts`;

const header = [
  'page',
  'requests',
  'JS kB',
  'CSS kB',
  'HTML kB',
  'data kB',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'before paint',
  'interactive ms',
];
const row = (name: string, found: Visit): readonly string[] => [
  name,
  String(found.requests),
  ...[found.script, found.style, found.page, found.data].map((size) => size.toFixed(1)),
  ...[found.fcp, found.lcp, found.tbt].map((time) => time.toFixed(0)),
  found.cls.toFixed(3),
  String(found.beforePaint),
  Number.isFinite(found.interactive) ? found.interactive.toFixed(0) : '–',
];
const goalLine = ({ page, goal, found, isMet }: GoalRow): readonly string[] => [
  isMet ? 'met' : 'MISSED',
  page,
  goal,
  found,
];

it('opens pages as quickly as pages without scripts', async () => {
  const unknown = names.filter((name) => !allPages.some((page) => page.name === name));
  expect(unknown, 'BENCH_PAGES has names of no page').toEqual([]);
  progress('building the pages of React, Astro and VitePress');
  const home = readFileSync(join(builtSite, 'index.html'), 'utf8');
  const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(home) ?? [];
  const peers = buildPeers(folder, readFileSync(join(builtSite, sheet), 'utf8'));
  const preview = await startPreview(builtSite);
  closing.push(preview.close);
  const browser = await openBrowser();
  closing.push(() => browser.close());
  const own = serverSource(preview.origin);
  const site = await served(own);

  const subjects: Subject[] = [];
  const deviceNames = Object.keys(devices) as Device[];
  for (const device of deviceNames) {
    const scriptless = new Map<string, string>();
    for (const page of pages) {
      progress(`saving the DOM of ${page.name} on ${device}`);
      const address = page.addresses[device];
      scriptless.set(
        address,
        await scriptlessPage(browser, devices[device], site.origin + address),
      );
    }
    const floor = await served(replacingSource(own, scriptless));
    for (const { name, addresses } of pages) {
      const key = `${name}, ${device}`;
      const address = addresses[device];
      subjects.push(
        { key, name: key, device, address: site.origin + address },
        {
          key: scriptlessKey(key),
          name: '  its own DOM without scripts',
          device,
          address: floor.origin + address,
        },
      );
    }
  }
  for (const [peer, name] of Object.entries(peerNames)) {
    const server = await served(folderSource(peers[peer as keyof typeof peers]));
    for (const device of deviceNames) {
      const address = `${server.origin}/`;
      subjects.push({ key: `${peer}, ${device}`, name: `${name}, ${device}`, device, address });
    }
  }

  const visits = new Map(subjects.map(({ key }) => [key, [] as Visit[]]));
  const steps = { desktop: [] as NextPage[], mobile: [] as NextPage[] };
  for (let round = 1; round <= rounds; round += 1) {
    // There and back: whoever comes after whom changes from round to round.
    const inTurn = round % 2 === 1 ? subjects : [...subjects].reverse();
    for (const [index, { key, device, address }] of inTurn.entries()) {
      progress(`round ${round} of ${rounds}: ${index + 1} of ${inTurn.length}, ${key}`);
      visits.get(key)?.push(await visit(browser, devices[device], address));
    }
    for (const device of deviceNames) {
      progress(`round ${round} of ${rounds}: from list to article, ${device}`);
      const [from, link] = firstStep[device];
      steps[device].push(await nextPage(browser, devices[device], site.origin + from, link));
    }
  }
  const measured = (key: string): Visit => medianVisit(visits.get(key) ?? []);
  const goals = deviceNames.flatMap((device) =>
    pages.flatMap(({ name, isFirstPaintGoal, isRendered = true }) => {
      if (!isRendered) return [];
      const key = `${name}, ${device}`;
      return goalRows({
        name: key,
        own: measured(key),
        scriptless: measured(scriptlessKey(key)),
        react: measured(`reactLinked, ${device}`),
        isFirstPaintGoal,
      });
    }),
  );
  process.stdout.write(
    `\n${table([header, ...subjects.map(({ key, name }) => row(name, measured(key)))])}\n`,
  );
  for (const device of deviceNames) {
    const reactTask = measured(`reactPrerendered, ${device}`).tbt + longTask;
    goals.push(stepGoal(device, steps[device], reactTask));
  }
  process.stdout.write(`${table(goals.map(goalLine))}\n`);
  const missed = goals.filter(({ isMet }) => !isMet).length;
  expect(missed, `goals missed, of ${goals.length}`).toBe(0);
});

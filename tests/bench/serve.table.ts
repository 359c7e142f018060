import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { table } from '../../cli/report/table.ts';
import { buildForServers, freePort } from '../long/servers/build-for-servers.ts';
import { startNginx } from '../long/servers/web-server.ts';
import { median } from './page/medians.ts';
import { processorTime, workerOf } from './serve/processor-time.ts';
import { type Load, putLoad } from './serve/put-load.ts';

/** A load, and what nginx took for a request of it: microseconds of a processor. */
type Cost = Load & { readonly time: number };

/**
 * What the emitted configuration of nginx costs: its processor time a request, requests a second and the slowest of 100
 * answers, beside the same files from the same nginx without any of it. Both are asked in short turns, as a processor is
 * slower in one minute than in the next. BENCH_ROUNDS says how often, BENCH_REQUESTS for how many answers. Fails where more processor time is taken than the goal allows. The rate is shown
 * alone: the program that asks has less than nginx can answer, and more headers to read from the site than from the
 * bare file.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const requests = Number(process.env.BENCH_REQUESTS ?? 4000);

/** The least that the bare file's processor time is of the site's: so many requests a second as nginx can answer. */
const goal = 0.95;

const first = (folder: string, ending: string): string =>
  readdirSync(folder).find((name) => name.endsWith(ending)) ?? '';

/** What is asked for: the address of the site, the file that answers it, and what a request says. */
type Kind = {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** What browsers say who open a page: by it the device variant is chosen. */
const browser = (userAgent: string): Readonly<Record<string, string>> => ({
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  'user-agent': userAgent,
});
const desktop = browser(
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
);
const phone = browser(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
);

function kinds(folder: string): readonly Kind[] {
  const page = (name: string, path: string, headers = {}): Kind => ({
    name,
    path,
    file: `${path}.html`,
    headers,
  });
  const file = (name: string, path: string): Kind => ({ name, path, file: path, headers: {} });
  const article = readdirSync(join(folder, 'newsDetail'), {
    encoding: 'utf8',
    recursive: true,
  }).find((name) => name.endsWith('.html'));
  return [
    page('page', '/news', desktop),
    page('page of a phone', '/newsH5', phone),
    page('article', `/newsDetail/${article?.replace(/\.html$/, '')}`, desktop),
    page('page for a program', '/news'),
    file('model', '/site.json'),
    file('asset', `/static/js/${first(join(folder, 'static/js'), '.js')}`),
    file('search file', `/search/zh/terms/${first(join(folder, 'search/zh/terms'), '.json')}`),
  ];
}

it('answers nearly as fast as it hands out bare files', async () => {
  const built = await buildForServers('site', { servers: 'nginx' });
  const port = await freePort();
  const nginx = await startNginx(built, [
    'server {',
    `  listen 127.0.0.1:${port};`,
    `  root ${built.folder};`,
    '  include /etc/nginx/mime.types;',
    '  brotli_static on;',
    '  gzip_static on;',
    '}',
  ]);
  try {
    const asked = kinds(built.folder);
    const worker = workerOf(nginx.pid);
    const costOf = async (url: string, headers: Kind['headers']): Promise<Cost> => {
      const before = processorTime(worker);
      const load = await putLoad(url, headers, requests);
      return { ...load, time: (processorTime(worker) - before) / 1000 / load.count };
    };
    const loads = asked.map(() => ({ own: [] as Cost[], bare: [] as Cost[] }));
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}\n`);
      for (const [index, { path, file, headers }] of asked.entries()) {
        const own = () => costOf(`http://127.0.0.1:${built.port}${path}`, headers);
        const bare = () => costOf(`http://127.0.0.1:${port}${file}`, headers);
        // Whoever comes second finds a machine that is warmer.
        if (round % 2 === 0) loads[index]?.own.push(await own());
        loads[index]?.bare.push(await bare());
        if (round % 2 === 1) loads[index]?.own.push(await own());
      }
    }
    const rows = asked.map(({ name }, index) => {
      const { own = [], bare = [] } = loads[index] ?? {};
      const middle = (of: readonly Cost[], key: keyof Cost): number =>
        median(of.map((load) => load[key]));
      // Of one turn each: what else the machine does lasts longer than one.
      const ratio = median(own.map(({ time }, round) => (bare[round]?.time ?? Number.NaN) / time));
      return { name, own, bare, ratio, middle };
    });
    const header = [
      'asked for',
      ...['processor µs', 'bare file', 'ratio', 'requests a second', 'bare file'],
      ...['p99 ms', 'bare file'],
    ];
    process.stdout.write(
      `\n${table([
        header,
        ...rows.map(({ name, own, bare, ratio, middle }) => [
          name,
          middle(own, 'time').toFixed(2),
          middle(bare, 'time').toFixed(2),
          ratio.toFixed(3),
          middle(own, 'rate').toFixed(0),
          middle(bare, 'rate').toFixed(0),
          middle(own, 'p99').toFixed(1),
          middle(bare, 'p99').toFixed(1),
        ]),
      ])}\n`,
    );
    const met = rows.map(({ name, ratio }) => ({ name, ratio, isMet: ratio >= goal }));
    process.stdout.write(
      `${table(met.map(({ name, ratio, isMet }) => [isMet ? 'met' : 'MISSED', name, `the bare file’s processor time ÷ its own ≥ ${goal}`, ratio.toFixed(3)]))}\n`,
    );
    expect(met.filter(({ isMet }) => !isMet)).toEqual([]);
  } finally {
    await nginx.stop();
    built.remove();
  }
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { table } from '../../cli/report/table.ts';
import { buildForServers, freePort } from '../long/servers/build-for-servers.ts';
import { startNginx } from '../long/servers/web-server.ts';
import { median } from './page/medians.ts';
import { type Load, putLoad } from './serve/put-load.ts';

/**
 * What the emitted configuration of nginx costs: requests a second and the slowest of 100 answers, beside the same files
 * from the same nginx without any of it. Both are asked in turns. BENCH_ROUNDS says how often, BENCH_SECONDS for
 * how long. Fails where a rate is below the goal.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

/** The least share of the bare file's requests a second. */
const goal = 0.95;

const first = (folder: string, ending: string): string =>
  readdirSync(folder).find((name) => name.endsWith(ending)) ?? '';

/** What is asked for: the address of the site, and the file that answers it. */
const kinds = (
  folder: string,
): readonly (readonly [name: string, path: string, file: string])[] => {
  const script = `/static/js/${first(join(folder, 'static/js'), '.js')}`;
  const search = `/search/zh/terms/${first(join(folder, 'search/zh/terms'), '.json')}`;
  return [
    ['page', '/news', '/news.html'],
    ['page of a phone', '/newsH5', '/newsH5.html'],
    ['model', '/site.json', '/site.json'],
    ['asset', script, script],
    ['search file', search, search],
  ];
};

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
    const loads = asked.map(() => ({ own: [] as Load[], bare: [] as Load[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [name, path, file]] of asked.entries()) {
        process.stderr.write(`round ${round + 1} of ${rounds}: ${name}\n`);
        const own = () => putLoad(`http://127.0.0.1:${built.port}${path}`, seconds);
        const bare = () => putLoad(`http://127.0.0.1:${port}${file}`, seconds);
        // Whoever comes second finds a machine that is warmer.
        if (round % 2 === 0) loads[index]?.own.push(await own());
        loads[index]?.bare.push(await bare());
        if (round % 2 === 1) loads[index]?.own.push(await own());
      }
    }
    const rows = asked.map(([name], index) => {
      const { own = [], bare = [] } = loads[index] ?? {};
      const middle = (of: readonly Load[], key: keyof Load): number =>
        median(of.map((load) => load[key]));
      // Of one round each, as other work of the machine lasts longer than one.
      const ratio = median(own.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)));
      return { name, own, bare, ratio, middle };
    });
    const header = ['asked for', 'requests a second', 'bare file', 'ratio', 'p99 ms', 'bare file'];
    process.stdout.write(
      `\n${table([
        header,
        ...rows.map(({ name, own, bare, ratio, middle }) => [
          name,
          middle(own, 'rate').toFixed(0),
          middle(bare, 'rate').toFixed(0),
          ratio.toFixed(3),
          middle(own, 'p99').toFixed(1),
          middle(bare, 'p99').toFixed(1),
        ]),
      ])}\n`,
    );
    const met = rows.map(({ name, ratio }) => ({ name, ratio, isMet: ratio >= goal }));
    process.stdout.write(
      `${table(met.map(({ name, ratio, isMet }) => [isMet ? 'met' : 'MISSED', name, `requests a second ÷ the bare file’s ≥ ${goal}`, ratio.toFixed(3)]))}\n`,
    );
    expect(met.filter(({ isMet }) => !isMet)).toEqual([]);
  } finally {
    await nginx.stop();
    built.remove();
  }
});

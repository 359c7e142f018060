import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hostFolder } from '../../../cli/build/host-builds.ts';
import { listen } from '../../../cli/serve/listen.ts';
import { UsageError } from '../../../cli/usage-error.ts';
import { runSite, runSiteWith } from '../commands/run-site.ts';

const failureOf = (code: string, message: string): Promise<unknown> => {
  const server = createServer();
  server.listen = () => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(message), { code })));
    return server;
  };
  return listen(server, 80, 4173, 'a.example').catch((error: unknown) => error);
};

it.each([
  ['EADDRNOTAVAIL', 'a.example is no address of this machine', 'a.example 不是本机的地址'],
  ['ENOTFOUND', 'there is no host a.example', '找不到主机 a.example'],
  ['EAFNOSUPPORT', 'of the kind of a.example', 'a.example 这类地址'],
  ['EACCES', 'no permission for port 80', '没有权限使用端口 80'],
  ['EOTHER', 'listen EOTHER', 'listen EOTHER'],
])('says in both languages why it cannot listen: %s', async (code, en, zh) => {
  const error = await failureOf(code, `listen ${code}`);
  expect(error).toBeInstanceOf(UsageError);
  const { text } = error as UsageError;
  expect([text.en, text.zh]).toEqual([expect.stringContaining(en), expect.stringContaining(zh)]);
});

// Of TEST-NET-1 (RFC 5737), which no machine has.
it.each([
  ['en_US.UTF-8', 'site: 192.0.2.1 is no address of this machine; name one of its own with --host'],
  ['zh_CN.UTF-8', 'site: 192.0.2.1 不是本机的地址；请用 --host 写本机的地址'],
])('has site dev say so in one line, in the language of %s', async (locale, says) => {
  const flags = ['--host', '192.0.2.1'];
  const run = await runSiteWith({ locale }, 'dev', 'tests/fixtures/library', ...flags);
  const last = run.err.trimEnd().split('\n').at(-1) ?? '';
  expect([run.code, run.out, last.startsWith(says)]).toEqual([2, '', true]);
});

it('site preview leaves none of the servers of further hosts running where it cannot listen', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'preview-listen-'));
  const out = join(parent, 'site');
  for (const folder of [out, hostFolder(out, 'mobile')]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '');
  }
  const hosted = { mobile: { origin: 'https://m.example.org' } };
  writeFileSync(join(out, 'site.json'), JSON.stringify({ base: '/', hosted }));
  const servers = () =>
    process.getActiveResourcesInfo().filter((each) => each === 'TCPServerWrap').length;
  try {
    expect((await runSite('preview', out, '--host', '192.0.2.1')).code).toBe(2);
    await expect.poll(servers).toBe(0);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});

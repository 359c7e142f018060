import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askPort } from '../cli/serve/ask-server.ts';

const servers = { dev: ['dev', 'site'], preview: ['preview', inject('builtSite')] } as const;

/** Sends bytes as they stand and hands back all that is answered until the server closes, or a time is over. */
const sendRaw = async (port: number, text: string, milliseconds = 3000): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (part) => {
    answered += part;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  await once(socket, 'close');
  clearTimeout(timer);
  return answered;
};

/** Statuses of all answers on a connection. */
const statuses = (answered: string): number[] =>
  [...answered.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe.each(Object.entries(servers))('site %s', (_name, args) => {
  let child: ChildProcess;
  let port = 0;
  beforeAll(async () => {
    child = spawn('node', ['dist/cli/site.js', ...args, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // The address is all that it prints.
    const [printed] = await once(child.stdout ?? child, 'data');
    port = Number(new URL(String(printed).trim()).port);
  });
  afterAll(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  const isUp = async (): Promise<void> => {
    expect((await askPort(port, '/')).status).toBe(200);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  };

  it.each([
    ['7,000 segments', '/a'.repeat(7000), 414],
    ['7,000 segments and a script', `${'/a'.repeat(7000)}.js`, 414],
    ['7,000 segments below a folder of the server', `/@id${'/a'.repeat(7000)}.js`, 414],
    ['thousands of encoded slashes', `/a${'%2fa'.repeat(3500)}`, 414],
    ['thousands of backslashes', '/a'.repeat(20) + '\\a'.repeat(6000), 414],
    ['NUL', '/%00', 400],
    ['NUL in a name', '/site.json%00.png', 400],
    ['overlong UTF-8', '/%c0%ae%c0%ae%c0%afetc/passwd', 400],
    ['a lone surrogate', '/%ed%a0%80', 400],
    ['a broken percent-encoding', '/%zz%', 400],
    ['a query beyond what a head may have', `/?${'x'.repeat(20_000)}`, 431],
  ])('refuses %s and goes on', async (_what, path, status) => {
    expect((await askPort(port, path)).status).toBe(status);
    await isUp();
  });

  it('hands out nothing from above its folder, however it is asked', async () => {
    const ways = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%2e%2e%5c', '....//'];
    for (const way of ways) {
      for (const file of ['etc/passwd', 'package.json', 'site.yaml']) {
        const { body } = await askPort(port, `/${way.repeat(8)}${file}`);
        expect(body).not.toMatch(/root:|"workspaces"|timeZone:/);
      }
    }
    await isUp();
  });

  it('answers a query of 14,000 characters and a path of 1,000 segments', async () => {
    expect((await askPort(port, `/?${'x'.repeat(14_000)}`)).status).toBe(200);
    expect([200, 404]).toContain((await askPort(port, '/a'.repeat(1000))).status);
    await isUp();
  });

  it('answers HEAD without a body, and no method but GET and HEAD', async () => {
    expect(await askPort(port, '/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await askPort(port, '/', {}, method);
      expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
    expect((await askPort(port, '/', {}, 'OPTIONS')).status).toBeLessThan(500);
    await isUp();
  });

  it('keeps a connection after errors, with a target in absolute form, too', async () => {
    const ask = (method: string, target: string, more = ''): string =>
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    const answered = await sendRaw(
      port,
      ask('GET', '/%zz') +
        ask('GET', '/a'.repeat(2000)) +
        `${ask('POST', '/', 'Content-Length: 5\r\n')}hello` +
        ask('GET', `http://localhost:${port}/site.json`) +
        ask('GET', '/site.json', 'Connection: close\r\n'),
    );
    expect(statuses(answered)).toEqual([400, 414, 405, 200, 200]);
  });

  it('refuses heads that are too large or broken, and goes on', async () => {
    const large = `X-Large: ${'x'.repeat(30_000)}\r\n`;
    const answers = [
      await sendRaw(port, `GET / HTTP/1.1\r\nHost: localhost\r\n${large}\r\n`),
      await sendRaw(port, 'GET /\xe6\x96\xb0 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      await sendRaw(port, 'GET\r\n\r\n'),
    ];
    expect(answers.flatMap(statuses)).toEqual([431, 400, 400]);
    await isUp();
  });

  // A page of another site whose name is led to this machine (DNS rebinding) must read nothing here.
  it.each([
    ['evil.example', 403],
    ['evil.example:80', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['evillocalhost', 403],
    ['user@evil.example', 403],
    ['localhost', 200],
    ['LocalHost:1', 200],
    ['site.localhost:80', 200],
    ['127.0.0.1:1', 200],
    ['[::1]:1', 200],
  ])('answers host %j with %i', async (host, status) => {
    expect((await askPort(port, '/site.json', { Host: host })).status).toBe(status);
    await isUp();
  });

  it('says in a sentence that a port is in use', async () => {
    const ended = spawn('node', ['dist/cli/site.js', ...args, '--port', String(port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LANG: 'C.UTF-8' },
    });
    let said = '';
    ended.stderr.on('data', (part) => {
      said += part;
    });
    const [code] = await once(ended, 'close');
    expect(code).toBe(2);
    expect(said).toContain(`port ${port} is in use; name another with --port`);
    expect(said).not.toMatch(/\bat .*\.js:\d/);
    await isUp();
  });

  it('answers others while 200 slow connections are open', async () => {
    const slow: Socket[] = [];
    for (let count = 0; count < 200; count += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: loc');
      slow.push(socket);
    }
    await isUp();
    for (const socket of slow) socket.destroy();
    await isUp();
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

const folder = 'tests/long/oidc';

export type TestProvider = {
  readonly issuer: string;
  readonly close: () => Promise<void>;
};

/** Installs the provider beside the tests: no other package needs it. */
export const installProvider = (): unknown =>
  execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Starts the provider.
 * @param port a free one of this machine
 * @param redirects addresses to which it may lead back
 */
export async function startProvider(
  port: number,
  redirects: readonly string[],
): Promise<TestProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const server = spawn('node', [join(folder, 'provider.js'), `${port}`, ...redirects], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  for (let attempt = 0; ; attempt++) {
    try {
      await fetch(`${issuer}/.well-known/openid-configuration`);
      break;
    } catch (error) {
      // It is still starting.
      if (attempt > 100 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null || server.signalCode !== null) resolve();
        else server.once('exit', () => resolve()).kill();
      }),
  };
}

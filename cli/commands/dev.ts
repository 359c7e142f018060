import { renderUnicodeCompact } from 'uqr';
import { reportedFindings } from '../dev/reported-findings.ts';
import { startDev } from '../dev/start-dev.ts';
import { type KeyAction, terminalKeys } from '../dev/terminal-keys.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import { UnreadableInput } from '../files/unreadable-input.ts';
import type { ExitCode, Io } from '../io.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { report } from '../report/report.ts';
import type { StopRequest } from '../signals/stop-on-signal.ts';
import { UsageError } from '../usage-error.ts';
import type { ServeOptions } from './preview.ts';
import { devPort } from './specs/common.ts';

const words = {
  zh: {
    network: '局域网',
    keys: '按键',
    open: '打开浏览器',
    lint: '检查整个网站',
    quit: '退出',
    fixed: (count: number) => `已改正 ${count} 处\n`,
    noBrowser: (address: string) => `无法打开浏览器，请自行打开 ${address}\n`,
  },
  en: {
    network: 'network',
    keys: 'keys',
    open: 'open a browser',
    lint: 'lint all of the site',
    quit: 'quit',
    fixed: (count: number) => `${count} fixed\n`,
    noBrowser: (address: string) => `no browser could be opened, open ${address}\n`,
  },
};

/** What keeps a change from being read, in a line; a fault of the program with its trace. */
function failureText(error: unknown): string {
  if (error instanceof UnreadableInput || error instanceof UsageError) return error.message;
  if (isFileFailure(error)) return fileFailure(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Serves a site while it is being written: every change is shown in the open pages as soon as it is saved; a mistake is
 * reported in the terminal and over the page, and the last good state stays.
 */
export async function devCommand(
  site: string,
  { port, host }: ServeOptions,
  io: Io,
  stop: StopRequest,
): Promise<ExitCode> {
  const language = /^zh\b|^zh_/i.test(io.locale ?? '') ? 'zh' : 'en';
  const say = words[language];
  const newsOf = reportedFindings();
  const reportNew = (result: LintResult): void => {
    const { diagnostics, fixed } = newsOf(result);
    if (diagnostics.length > 0) io.stderr(report({ ...result, diagnostics }, io.color));
    else if (fixed > 0) io.stderr(say.fixed(fixed));
  };
  const running = await startDev(
    site,
    {
      port,
      defaultPort: devPort,
      host,
      language,
      onFound: reportNew,
      onFailure: (error) => {
        io.stderr(`site: ${failureText(error)}\n`);
      },
    },
    io,
  );
  // Until here a signal ends the process by itself, however busy it is.
  const stopped = stop();
  io.stdout(`${running.local}\n`);
  for (const address of running.network) {
    io.stdout(`${say.network}: ${address}\n`);
  }
  const [first] = running.network;
  if (first !== undefined && io.progress) io.stderr(`${renderUnicodeCompact(first)}\n`);
  let restoreTerminal = (): void => undefined;
  await new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve(), { once: true });
    const actions: Readonly<Record<string, KeyAction>> = {
      o: {
        label: say.open,
        act: () => {
          void import('open')
            .then(({ default: open }) => open(running.local))
            .catch(() => io.stderr(say.noBrowser(running.local)));
        },
      },
      l: {
        label: say.lint,
        act: () => {
          void import('../lint/cache/lint-cached.ts')
            .then(({ lintCached }) => lintCached(site, io, { drafts: true }))
            .then((result) => io.stderr(report(result, io.color)));
        },
      },
      q: { label: say.quit, act: () => resolve() },
    };
    restoreTerminal = terminalKeys(actions, resolve);
    if (process.stdin.isTTY) {
      const keys = Object.entries(actions).map(([key, { label }]) => `${key} ${label}`);
      io.stderr(`${say.keys}: ${keys.join(' · ')}\n`);
    }
  });
  restoreTerminal();
  await running.close();
  return 0;
}

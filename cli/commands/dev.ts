import { renderUnicodeCompact } from 'uqr';
import type { PlacedFailure } from '../dev/page-failure.ts';
import { reportedFindings } from '../dev/reported-findings.ts';
import { startDev } from '../dev/start-dev.ts';
import { type KeyAction, terminalKeys } from '../dev/terminal-keys.ts';
import { fileFailure, isFileFailure } from '../files/file-failure.ts';
import type { ExitCode, Io } from '../io.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { LocalError } from '../local-error.ts';
import { joined, type LocalText, untranslated } from '../local-text.ts';
import { report } from '../report/report.ts';
import type { StopRequest } from '../signals/stop-on-signal.ts';
import type { ServeOptions } from './preview.ts';
import { devPort } from './specs/common.ts';

const network: LocalText = { zh: '局域网', en: 'network' };

const labels = {
  open: { zh: '打开浏览器', en: 'open a browser' },
  lint: { zh: '检查整个网站', en: 'lint all of the site' },
  quit: { zh: '退出', en: 'quit' },
};

/** What keeps a change from being read, in a line; a fault of this program with its trace. */
function failureText(error: unknown): LocalText {
  if (error instanceof LocalError) return error.text;
  if (isFileFailure(error)) return fileFailure(error);
  return untranslated(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

export type DevCommandOptions = ServeOptions & {
  /** Whether addresses and errors alone are printed. */
  readonly quiet?: boolean;
  /** Whose file is laid over the site. */
  readonly env?: string;
};

/**
 * Serves a site while it is being written: every change is shown in the open pages as soon as it is saved; a mistake is
 * reported in the terminal and over the page, and the last good state stays.
 */
export async function devCommand(
  site: string,
  { port, host, quiet = false, env: environment }: DevCommandOptions,
  io: Io,
  stop: StopRequest,
): Promise<ExitCode> {
  const { language } = io;
  const newsOf = reportedFindings();
  const reportNew = (result: LintResult): void => {
    const { diagnostics: news, fixed } = newsOf(result);
    const diagnostics = quiet ? news.filter(({ severity }) => severity === 'error') : news;
    if (diagnostics.length > 0) io.stderr(report({ ...result, diagnostics }, io));
    if (fixed > 0) io.note({ zh: `已改正 ${fixed} 处`, en: `${fixed} fixed` });
  };
  let failedIn = '';
  let failed = new Set<string>();
  const reportFailed = (failure: PlacedFailure, build: string): void => {
    // Several pages, or one that is drawn twice, say the same.
    if (failedIn !== build) failed = new Set();
    failedIn = build;
    const text = report(failure, io);
    if (!failed.has(text)) io.stderr(text);
    failed.add(text);
  };
  const running = await startDev(
    site,
    {
      port,
      defaultPort: devPort,
      host,
      environment,
      onFound: reportNew,
      onFailureInPage: reportFailed,
      onFailure: (error) => io.stderr(`site: ${failureText(error)[language]}\n`),
    },
    io,
  );
  // Until here a signal ends the process by itself, however busy it is.
  const stopped = stop();
  io.stdout(`${running.local}\n`);
  for (const address of running.network) {
    io.stdout(`${network[language]}${language === 'zh' ? '：' : ': '}${address}\n`);
  }
  const [first] = running.network;
  if (first !== undefined && io.progress) io.note(untranslated(renderUnicodeCompact(first)));
  let restoreTerminal = (): void => undefined;
  await new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve(), { once: true });
    const actions: Readonly<Record<string, KeyAction>> = {
      o: {
        label: labels.open,
        act: () => {
          void import('open')
            .then(({ default: open }) => open(running.local))
            .catch(() => {
              const text = {
                zh: `无法打开浏览器，请自行打开 ${running.local}`,
                en: `no browser could be opened, open ${running.local}`,
              };
              io.stderr(`${text[language]}\n`);
            });
        },
      },
      l: {
        label: labels.lint,
        act: () => {
          void import('../lint/cache/lint-cached.ts')
            .then(({ lintCached }) => lintCached(site, io, { drafts: true, environment }))
            .then((result) => io.stderr(report(result, io)));
        },
      },
      q: { label: labels.quit, act: () => resolve() },
    };
    restoreTerminal = terminalKeys(actions, resolve);
    if (process.stdin.isTTY) {
      const keys = joined(
        Object.entries(actions).map(
          ([
            key,
            {
              label: { zh, en },
            },
          ]) => ({
            zh: `${key} ${zh}`,
            en: `${key} ${en}`,
          }),
        ),
        ' · ',
        ' · ',
      );
      io.note({ zh: `按键：${keys.zh}`, en: `keys: ${keys.en}` });
    }
  });
  restoreTerminal();
  await running.close();
  return 0;
}

import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { DevReport } from '../../schema/dev-events.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { findSiteFile } from '../files/find-site-file.ts';
import { watchSite } from '../files/watch/watch-site.ts';
import type { Io } from '../io.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { LocalError } from '../local-error.ts';
import { readIncludes } from '../read/include/read-includes.ts';
import { listen } from '../serve/listen.ts';
import { ownHosts } from '../serve/own-host.ts';
import { devPage } from './dev-page.ts';
import { devReport } from './dev-report.ts';
import { devServer } from './dev-server.ts';
import { devSite } from './dev-site.ts';
import { eventStream } from './event-stream.ts';
import type { PlacedFailure } from './page-failure.ts';

/** Milliseconds without a further change before what changed is read. */
const quietTime = 20;

export type DevOptions = {
  /** The wanted port; undefined: the default one, or the next that is free. */
  readonly port?: number | undefined;
  readonly defaultPort: number;
  readonly host: string;
  /** Whose file is laid over the site. */
  readonly environment?: string | undefined;
  /** Gets what was found after each change. */
  readonly onFound: (result: LintResult) => void;
  /**
   * Gets what failed in a page; each page that shows it says so.
   * @param build names the state of the site
   */
  readonly onFailureInPage: (failure: PlacedFailure, build: string) => void;
  /** Gets what keeps a change from being read. */
  readonly onFailure: (error: unknown) => void;
};

export type RunningDev = {
  /** Address on this machine. */
  readonly local: string;
  /** Addresses on its networks, where it listens there. */
  readonly network: readonly string[];
  readonly close: () => Promise<void>;
};

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/**
 * Serves a site while it is written: what is saved is read and pushed to the pages that are open.
 * @param site folder of the site, or its site file
 * @throws UnreadableInput where there is no site; UsageError where it cannot listen
 */
export async function startDev(
  site: string,
  { port, defaultPort, host, environment, onFound, onFailureInPage, onFailure }: DevOptions,
  io: Io,
): Promise<RunningDev> {
  const file = await findSiteFile(site);
  const folder = dirname(file);
  const served = devSite({ folder, file, environment }, io);
  const events = eventStream();
  const openEditor = (place: string): void => {
    void import('launch-editor').then(({ default: launch }) =>
      launch(place, (_, error) => {
        const text = {
          zh: `无法打开编辑器${error ? `：${error}` : ''}`,
          en: `no editor could be opened${error ? `: ${error}` : ''}`,
        };
        io.stderr(`site: ${text[io.language]}\n`);
      }),
    );
  };
  const page = await devPage();
  const hosts = ownHosts(host);
  const onPageFailure = (failure: PlacedFailure, base: string): DevReport => {
    onFailureInPage(failure, served.build());
    return devReport(failure, base, io.language, 'in a page');
  };
  const server = devServer({ site: served, page, events, openEditor, onPageFailure, hosts });
  const stop = new AbortController();
  let isReady = (): void => undefined;
  let hasFailed = (_: unknown): void => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    hasFailed = reject;
  });
  let keptFor: SiteSource | undefined;
  /** Keeps what editors read up to date where names of the site may be others than before. */
  const keepFiles = async ({ checked }: LintResult, paths: ReadonlySet<string>): Promise<void> => {
    if (!io.keepsEditorFiles || !checked || environment !== undefined) return;
    const isSame = keptFor === checked.source && ![...paths].some((path) => path.endsWith('.json'));
    if (isSame) return;
    keptFor = checked.source;
    const { updateEditorFiles } = await import('../editor/update-editor-files.ts');
    await updateEditorFiles(file, checked.source);
  };
  let isFirst = true;
  let hasReport = false;
  const act = async (paths: ReadonlySet<string>): Promise<void> => {
    try {
      const { changed, found } = await served.read(paths);
      if (changed && !isFirst) events.send('update', { build: served.build(), changed });
      if (isFirst && changed) isReady();
      const reporting = found().then((result) => {
        if (!result) return;
        const report = served.report();
        if (report) events.send('report', report);
        // A page that was opened meanwhile got the report of the state before.
        else if (hasReport) events.send('update', { build: served.build(), changed: [] });
        hasReport = report !== undefined;
        onFound(result);
        // Nobody waits for them.
        keepFiles(result, paths).catch(onFailure);
      }, onFailure);
      if (isFirst) await reporting;
    } catch (error) {
      if (isFirst || !(error instanceof LocalError)) throw error;
      onFailure(error);
    } finally {
      isFirst = false;
    }
    isReady();
  };
  let included: readonly string[] = [];
  const watching = watchSite(file, act, {
    stop: stop.signal,
    isOwn: () => false,
    includes: async (paths) => {
      // What is included changes with the site file alone.
      if (paths.size === 0 || [...paths].some((path) => resolve(path) === resolve(file)))
        included = await readIncludes(file);
      return included;
    },
    contentFolders: served.contentFolders,
    quietTime,
    onChange: served.expectChange,
  });
  watching.catch((error: unknown) => {
    hasFailed(error);
    onFailure(error);
  });
  await ready;
  const listening = await listen(server, port, defaultPort, host).catch((error: unknown) => {
    stop.abort();
    throw error;
  });
  const base = served.model()?.site.base ?? '/';
  const at = (name: string): string => `http://${name}:${listening}${base}`;
  return {
    local: at(everywhere.has(host) || host === '127.0.0.1' ? 'localhost' : host),
    network: everywhere.has(host) ? networkAddresses().map(at) : [],
    close: async () => {
      stop.abort();
      events.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

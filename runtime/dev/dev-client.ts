import {
  type DevEvents,
  type DevFailure,
  type DevProblem,
  type DevReport,
  type DevScreen,
  type DevUpdate,
  type DrawFailure,
  devEventsPath,
  devFailurePath,
  type FailedPart,
  failureEvent,
  noBuild,
} from '../../schema/dev-events.ts';
import type { SiteModel } from '../../schema/model.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { type LiveSite, whenLive } from '../boot/live-site.ts';
import { startPath } from '../boot/start-address.ts';
import { takeWebConfig } from '../requests/take-web-config.ts';
import { loadScreen } from '../resolve/load-screen.ts';
import { lateAnswer } from '../resources/late-answer.ts';
import { loadFile } from '../resources/load-file.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import { isSiteModel } from '../shapes/model-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import { dropOwnStyles } from './drop-own-styles.ts';
import { dropWorker } from './drop-worker.ts';
import { nextState } from './next-state.ts';
import { renewAssets } from './renew-assets.ts';
import { hideReport, showReport } from './report-overlay.ts';

/*
 * What a page does while its site is being written: it listens, and puts what changed in place of what it shows. What
 * the visitor typed, opened and scrolled to stays, as the page itself does.
 */

/** The folder of the site's files: the built script lies two folders below it. */
const root = new URL(/* @vite-ignore */ '../../', import.meta.url).pathname;

/** What decides how addresses are read: after a change of it the page starts anew. */
const addressing = ({ history, base, languages, devices, access }: SiteModel): string =>
  JSON.stringify([
    history,
    base,
    devices,
    access,
    Object.entries(languages).map(([code, { prefix, home }]) => [code, prefix, home]),
  ]);

/** Web configurations that are files of the site and changed. */
function renewWebConfigs(state: SiteState, changed: ReadonlySet<string>): void {
  for (const [language, { config }] of Object.entries(state.model.languages)) {
    if (!config?.startsWith('/') || !changed.has(config.slice(1))) continue;
    const answer = lateAnswer(
      () => loadWebConfig(root + config.slice(1)),
      state.model.configTimeout,
    );
    void takeWebConfig(state.store, language, answer);
  }
}

async function update(
  { state, show }: LiveSite,
  { build, changed }: DevUpdate,
): Promise<SiteState> {
  const paths = new Set(changed);
  const model = await loadFile(`${root}site.json?v=${build}`, isSiteModel);
  if (addressing(state.model) !== addressing(model)) {
    window.location.reload();
    return state;
  }
  const next = nextState(state, model, paths);
  const path = startPath(window.location, model);
  // All of it is there before anything of it is shown: nothing goes away in between.
  await loadScreen(next, splitAddress(path + window.location.search));
  renewWebConfigs(next, paths);
  dropOwnStyles(root, model);
  renewAssets(root, paths, build);
  show(next);
  return next;
}

/** Says which state of the site is shown. */
const page = document.documentElement;

/** What is shown, once something changed. */
let shown: SiteState | undefined;

/** Puts each change in place, one after the other: each starts from what the last one left. */
function changes(): (each: DevUpdate) => void {
  let turn: Promise<LiveSite | undefined> = Promise.resolve(undefined);
  return (each) => {
    turn = turn
      .then(async (known) => {
        const live = known ?? (await whenLive());
        const state = await update(live, each);
        page.dataset.devBuild = each.build;
        shown = state;
        return { ...live, state };
      })
      // Whatever cannot be put in place is loaded.
      .catch(() => {
        window.location.reload();
        return undefined;
      });
  };
}

/** What failed in the page, and in which state of the site. */
let failed: { readonly build: string | undefined; readonly report: DevReport } | undefined;

/** The screen that is open, as the source names it; undefined where none of its pages is. */
async function openScreen(): Promise<DevScreen | undefined> {
  const state = shown ?? (await whenLive()).state;
  const address = splitAddress(startPath(window.location, state.model) + window.location.search);
  const { view } = await loadScreen(state, address);
  if (view.kind !== 'screen') return undefined;
  const { row, path, language, device } = view.screen;
  if (row?.page === undefined) return undefined;
  return { page: row.page, path, query: address.query, language, device };
}

/** What a boundary says of what it leaves out. */
const partOf = (boundary: unknown): FailedPart | undefined => {
  if (typeof boundary !== 'object' || boundary === null) return undefined;
  const { type, place, name }: FailedPart = boundary;
  return {
    ...(type === undefined ? {} : { type }),
    ...(place === undefined ? {} : { place }),
    ...(name === undefined ? {} : { name }),
  };
};

/** Whether something may have failed in a component of the site's own: the server finds out where. */
const concernsOwn = (stack: string, part: FailedPart | undefined): boolean =>
  part !== undefined || stack.includes('/static/js/own-');

/** Has the server say where in the sources a component of the site's own failed, and shows it. */
async function reportFailure({ error, components, boundary }: Partial<DrawFailure>): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const stack = (error instanceof Error && error.stack) || '';
  const part = partOf(boundary);
  if (!concernsOwn(stack, part)) return;
  const build = page.dataset.devBuild;
  const screen = part && (await openScreen());
  const failure: DevFailure = {
    message,
    stack,
    ...(components === undefined ? {} : { components }),
    ...(part ? { part } : {}),
    ...(screen ? { screen } : {}),
  };
  const answer = await fetch(root + devFailurePath, {
    method: 'POST',
    body: JSON.stringify(failure),
  });
  if (answer.status !== 200 || build !== page.dataset.devBuild) return;
  const report = (await answer.json()) as DevReport;
  const all = failed && failed.build === build ? withReport(failed.report, report) : report;
  failed = { build, report: all };
  showReport(all);
}

/** A report with what another one has besides. */
const withReport = (report: DevReport, { problems }: DevReport): DevReport => {
  const isKnown = ({ place, message }: DevProblem): boolean =>
    report.problems.some((each) => each.place === place && each.message === message);
  return {
    ...report,
    problems: [...report.problems, ...problems.filter((each) => !isKnown(each))],
  };
};

/** Listens to what fails in the page while it is drawn and when something is pressed, and to what its policy refuses. */
function listenToFailures(): void {
  const report = (failure: Partial<DrawFailure>): void => {
    // Nothing is lost where the server is away: the console has the error.
    reportFailure(failure).catch(() => undefined);
  };
  window.addEventListener(failureEvent, (event) => report((event as CustomEvent).detail));
  window.addEventListener('error', ({ error }) => report({ error }));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    const error = new Error(
      `the content security policy (${effectiveDirective}) refuses ${blockedURI}`,
    );
    error.stack = `${sourceFile}:${lineNumber}:${columnNumber}`;
    report({ error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason }));
}

/** Listens to what the server says of the site. */
function listen(): void {
  const follow = changes();
  const events = new EventSource(root + devEventsPath);
  const on = <Name extends keyof DevEvents>(
    name: Name,
    heard: (data: DevEvents[Name]) => void,
  ): void =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => heard(JSON.parse(data)));
  on('hello', ({ build, report }) => {
    // The site changed while nobody listened: before the page did, or while the server was away.
    if (build !== page.dataset.devBuild) window.location.reload();
    if (report) showReport(report);
    else hideReport();
  });
  on('update', (each) => {
    // What was wrong with the files is gone; what failed in this state of the site fails on.
    if (failed?.build === each.build) showReport(failed.report);
    else hideReport();
    // The site had never been right before: there is nothing in this page yet.
    if (page.dataset.devBuild === noBuild) window.location.reload();
    else follow(each);
  });
  on('report', showReport);
}

listenToFailures();
// Where it cannot be taken away, the server's own does so.
dropWorker(root).catch(() => undefined);
listen();

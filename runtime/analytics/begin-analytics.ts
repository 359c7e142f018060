import type { AnalyticsSettings } from '../../schema/analytics/analytics-settings.ts';
import { askConsent } from './consent.ts';
import type { Recorder } from './hit.ts';
import type { Choice } from './kept-choice.ts';
import { recorderOf } from './providers/recorder-of.ts';
import { startRecording } from './recording.ts';
import { refusesTracking } from './refuses-tracking.ts';

/** Key of the query by which a page of another host than the site's shows what would be recorded. */
const trialKey = 'analytics';

/** Says in the console what would be recorded. */
const trial: Recorder = {
  record: (hit) => console.info('analytics', hit),
  forget: () => undefined,
};

/** Loads the page anew where scripts of providers run that cannot be taken out of it. */
function leaveScripts({ providers }: AnalyticsSettings): void {
  if (providers.some(({ type }) => type === 'matomo' || type === 'baidu')) location.reload();
}

/**
 * Records visits, as soon as it may: on the site's own hosts, where the browser does not ask for the contrary, and with
 * the visitor's consent where that is asked for. Nothing of a provider is loaded or sent before.
 */
export function beginAnalytics(settings: AnalyticsSettings): void {
  const { hosts, providers, consent, style, base, isHash } = settings;
  const isTrial = !hosts.includes(location.hostname);
  if (isTrial && !new URLSearchParams(location.search).has(trialKey)) return;
  if (refusesTracking(navigator, window as { doNotTrack?: unknown })) return;
  let recorders: readonly Recorder[] = [];
  let stop: (() => void) | undefined;
  const start = (): void => {
    if (stop) return;
    recorders = isTrial
      ? [trial]
      : providers.map((each) => recorderOf(each, consent !== undefined));
    ({ stop } = startRecording(settings, recorders));
  };
  if (!consent || style === undefined) {
    start();
    return;
  }
  const decide = (choice: Choice): void => {
    if (choice === 'accepted') start();
    if (choice === 'accepted' || !stop) return;
    stop();
    stop = undefined;
    for (const recorder of recorders) recorder.forget();
    if (!isTrial) leaveScripts(settings);
  };
  const root = base.replace(/\/$/, '');
  const complete = (path: string): string =>
    !path.startsWith('/') ? path : isHash ? `${base}#${path}` : root + path;
  askConsent({ messages: consent, style, complete }, decide);
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { variantOfPath } from '../../schema/visit/variant-of-path.ts';
import { useDeferred } from '../deferred/deferred-part.ts';
import { retryAwaited, retryFailed } from '../requests/retry-requests.ts';
import { useIsLate } from '../requests/use-is-late.ts';
import { useRequests, useResources } from '../requests/use-requests.ts';
import { builtView } from '../resolve/built-view.ts';
import { keepDeviceChoice } from '../resolve/device-choice.ts';
import type { resolveView } from '../resolve/resolve-view.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useOpenPlace } from '../router/open-place.ts';
import { useAddress, useArrivalKind, useGo } from '../router/router.tsx';
import { accessInfoAtom } from '../state/access.ts';
import { deviceAtom } from '../state/device.ts';
import { useSiteState } from '../state/site-state.ts';
import { useInBrowser } from '../state/use-in-browser.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useSpinner } from '../ui/notice/use-spinner.ts';
import { comparerPart, historyPart, resolverPart } from './navigation/navigation-parts.ts';
import { navigationRequest } from './navigation/navigation-request.ts';
import { preparedPageAtom } from './prepared-page.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ServerErrorPart } from './server-error-part.tsx';
import type { Shown } from './shown.ts';
import { ShownView } from './shown-view.tsx';
import type { SiteProps } from './site-props.ts';
import { Spinner } from './spinner.tsx';
import { useViewTransition } from './use-view-transition.ts';

const isTrue = (): boolean => true;
const none: readonly ResourceRequest[] = [];

/**
 * Milliseconds since a link was pressed after which the next page is shown at once, and does not fade in: the browser's
 * picture of the page before takes a frame or two, and the next one is to be seen within 100. On a slow device, and for
 * a page that is awaited, there is no time left.
 */
const timeForPicture = 30;

/** More redirects than this in a row are a loop. */
const maxRedirects = 10;

/**
 * Shows what the open address leads to, and goes on where it leads elsewhere. While something is awaited
 * the page before stays, the spinner over it: no blank page between two pages.
 */
export function ShownAddress({ spinnerSince, standIn }: SiteProps) {
  const state = useSiteState();
  const { model, store, built } = state;
  const resources = useResources();
  const resolve = useDeferred(resolverPart);
  const isSame = useDeferred(comparerPart);
  const HistoryFollower = useDeferred(historyPart);
  const place = useOpenPlace();
  const go = useGo();
  const open = useAddress();
  const isHydrated = useInBrowser(isTrue, false);
  // Whatever the address says, the page that came is the one that was built.
  const address = built && !isHydrated ? built.address : open;
  const access = useSnapshot(accessInfoAtom);
  const device = useSnapshot(deviceAtom) || model.defaultDevice;
  const here = address.path + address.query;
  // The address whose screen failed while it was shown; going elsewhere leaves that behind.
  const [brokenAt, setBrokenAt] = useState(standIn ? here : undefined);
  if (brokenAt !== undefined && brokenAt !== here) setBrokenAt(undefined);
  const broken = brokenAt === here;
  // What this load has been through; it changes nothing that is shown by itself.
  const [past] = useState(() => ({ led: false, redirects: 0 }));
  // Once it gave way to another one, a built page is drawn as all are: its HTML is gone. So it is where React could not
  // take it over, as something had changed it before.
  const [hasLeft, setLeft] = useState(isHydrated);
  const { built: _, ...unbuilt } = state;
  const asBuilt = hasLeft ? unbuilt : state;
  const ownView = broken ? undefined : builtView(asBuilt, address, access);
  if (built && isHydrated && !ownView && !hasLeft) setLeft(true);
  const { requests, view, isKnown }: ReturnType<typeof resolveView> = ownView
    ? { requests: none, view: ownView, isKnown: true }
    : (resolve?.(asBuilt, address, {
        access,
        device,
        leadToDevice: !past.led && isHydrated,
        standIn: broken ? (standIn ?? 'serverError') : undefined,
      }) ?? {
        requests: [navigationRequest(state.resources)],
        view: { kind: 'waiting', language: variantOfPath(address.path, model).language },
        isKnown: false,
      });
  useRequests(requests, here);
  useEffect(() => {
    if (!isKnown) return;
    if (view.kind === 'chooseDevice') {
      past.led = false;
      keepDeviceChoice(view.device, model.base);
      store.set(deviceAtom, view.device);
      go(view.to, { replace: true });
    } else if (view.kind === 'redirect') {
      past.redirects += 1;
      if (past.redirects <= maxRedirects) go(view.to, { replace: true });
      else setBrokenAt(here);
    } else {
      past.led = true;
      past.redirects = 0;
    }
  });
  const last = useRef<Shown>(undefined);
  const ahead = useSnapshot(preparedPageAtom);
  const fresh: Shown | undefined =
    view.kind === 'screen' || view.kind === 'failed'
      ? {
          view,
          requests,
          address: (ownView && built?.address) ?? address,
          version: resources.version(),
        }
      : undefined;
  // What stands there, or was drawn ahead, is drawn anew only where something of it changed.
  const now =
    fresh && ([last.current, ahead].find((each) => each && isSame?.(each, fresh)) ?? fresh);
  useLayoutEffect(() => {
    if (now) last.current = now;
  });
  const isPushed = useArrivalKind() === 'PUSH';
  const wanted = now ?? (broken ? undefined : last.current);
  const shown = useViewTransition(
    wanted,
    wanted?.address.path,
    () => isPushed && place.sinceDeparture() < timeForPicture,
  );
  const shownAt = shown && shown.address.path + shown.address.query;
  const waits = now === undefined && !broken;
  const spinner = useSpinner(waits, spinnerSince);
  const isLate = useIsLate(waits, true);
  const language =
    view.kind === 'waiting' ? view.language : variantOfPath(address.path, model).language;
  const serverError = <ServerErrorPart language={language} />;
  return (
    <>
      {HistoryFollower ? <HistoryFollower waits={waits} /> : null}
      <ScreenBoundary
        of={`${broken} ${shownAt}`}
        fallback={serverError}
        onError={() => setBrokenAt(shownAt)}
      >
        {shown ? <ShownView shown={shown} ahead={ahead} /> : broken ? serverError : null}
      </ScreenBoundary>
      <Spinner
        language={language}
        is={spinner}
        isLate={isLate}
        onRetry={() => {
          void retryAwaited(requests, state);
          void retryFailed(requests, state);
        }}
      />
    </>
  );
}

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { type DeferredPart, deferredPart, useDeferred } from '../deferred/deferred-part.ts';
import { followLinks, type LinkState, routeAttribute } from './follow-links.ts';
import {
  type Departure,
  type History,
  newOpenPlace,
  type OpenPlace,
  OpenPlaceProvider,
  type Place,
  type PlaceLocation,
  useOpenPlace,
  usePlacePart,
} from './open-place.ts';
import { isOverlayEntry, leaveOverlays } from './overlay-history.ts';
import { startPlace } from './start-place.ts';

type RouterCode = ComponentType<{ readonly history: History; readonly place: OpenPlace }>;

/** The router's own code: a built page is shown without it. */
export const routerPart: DeferredPart<RouterCode> = deferredPart('router');

/** Follows links without a load of the page. */
function LinkFollower({ place }: { readonly place: OpenPlace }) {
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks the place, which stays the same
  useEffect(
    () =>
      followLinks(place.href('/'), (address, state, departure) =>
        go(address, { state, departure, replace: isHere(place, address) && !isOverlayEntry() }),
      ),
    [place],
  );
  return null;
}

type RouterProps = {
  readonly history: History;
  /** Called when the visitor goes on, and the router's code is not there: it gets the complete address. */
  readonly onWanted?: (address: string) => void;
  readonly children: ReactNode;
};

/**
 * The router. It stands beside the site, not around it: parts of a built page that were not hydrated yet would be given
 * up by React for every change of a context above them.
 */
export function Router({ history, onWanted = () => undefined, children }: RouterProps) {
  const Code = useDeferred(routerPart);
  const [place] = useState(() => {
    const start = history.kind === 'browser' && !Code ? startPlace(history.base) : undefined;
    return newOpenPlace(history, start, onWanted);
  });
  return (
    <OpenPlaceProvider value={place}>
      {Code ? <Code history={history} place={place} /> : null}
      <LinkFollower place={place} />
      {children}
    </OpenPlaceProvider>
  );
}

const HeldAddressContext = createContext<AddressParts | undefined>(undefined);

/** Has a page keep the address that it was shown for, while the page of the next one is awaited. */
export const HeldAddress = HeldAddressContext.Provider;

/** The address that is open, without the base; inside of a page the one that the page is for. */
export function useAddress(): AddressParts {
  const held = useContext(HeldAddressContext);
  const open = usePlacePart(({ location }) => (held ? undefined : location));
  if (held) return held;
  const { pathname = '/', search = '', hash = '' } = open ?? {};
  return { path: pathname, query: search, hash };
}

/** Whether an address is not the open one: its page is left, or not arrived at yet. */
const isElsewhere = ({ path, query }: AddressParts, { pathname, search }: PlaceLocation): boolean =>
  path !== pathname || query !== search;

/** Whether a page is for an address that is not open any more: the next page is awaited. */
export function useIsLeaving(address: AddressParts): boolean {
  return usePlacePart(({ location }) => isElsewhere(address, location));
}

/** What stands behind the # of the open address, for the page that is for it; '' for one that is left. */
export function useHash(): string {
  const address = useAddress();
  return usePlacePart(({ location }) => (isElsewhere(address, location) ? '' : location.hash));
}

/** Changes with every arrival, also at the address that is open; `first` at the start of a load. */
export function useArrivalKey(): string {
  const key = usePlacePart(({ location }) => location.key);
  return key === 'default' ? 'first' : key;
}

/** Key of an entry's state: it took the place of an overlay's, and is an arrival like any other. */
const arrived = 'arrived';

/** Whether the visitor came here by a link (PUSH), by back and forward or a load (POP), or was led (REPLACE). */
export function useArrivalKind(): Place['kind'] {
  return usePlacePart(({ kind, location }) => {
    const { state } = location as { readonly state: { [arrived]?: true } | null };
    return kind === 'REPLACE' && state?.[arrived] ? 'PUSH' : kind;
  });
}

type GoOptions = {
  readonly replace?: boolean;
  readonly state?: object | undefined;
  /** Default: what is asked for now, and not by a link of the page. */
  readonly departure?: Departure;
};

/** Whether an address is the open one. */
function isHere(place: OpenPlace, address: string): boolean {
  const { pathname, search, hash } = place.get().location;
  const to = place.resolve(address);
  return to.path + to.query + to.hash === pathname + search + hash;
}

/** Goes to an address of this site. From inside an overlay it takes the place of that one's entry in the history. */
export function useGo(): (address: string, how?: GoOptions) => void {
  const place = useOpenPlace();
  return (address, { replace = false, state, departure } = {}) => {
    // Who is led on came there by what they asked for before.
    if (departure || !replace) {
      place.depart(departure ?? { isOfPage: false, time: performance.now() });
    }
    if (replace || !isOverlayEntry()) {
      void place.navigate(address, { replace, state });
      return;
    }
    leaveOverlays(isHere(place, address), (replaces) => {
      const how = replaces ? { replace: true, state: { ...state, [arrived]: true } } : { state };
      void place.navigate(address, how);
    });
  };
}

/** An address of this site as a complete one, with base or hash, for links that load the page anew. */
export const useCompleteAddress = (address: string): string => useOpenPlace().href(address);

/** The document title that the link here asked for. It stays with the entry of the history. */
export function useArrivalTitle(): string | undefined {
  const address = useAddress();
  return usePlacePart(({ location }) => {
    // While the page before still stands, the title is not for it.
    if (isElsewhere(address, location)) return undefined;
    const title: unknown = (location.state as LinkState | null)?.title;
    return typeof title === 'string' && title !== '' ? title : undefined;
  });
}

/** The place of the block whose pages the visitor turned to come here; undefined after any other arrival. */
export function usePageTurn(): string | undefined {
  const address = useAddress();
  return usePlacePart(({ kind, location }) => {
    const { turned } = (location.state as LinkState | null) ?? {};
    return kind === 'PUSH' && !isElsewhere(address, location) ? turned : undefined;
  });
}

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string;
  /** Document title while the page is open to which the link led. */
  readonly arrivalTitle?: string | undefined;
};

/** A link inside the site. Its click is followed where all are (`follow-links.ts`), hydrated or not. */
export function RouterLink({ to, arrivalTitle = '', children, ...rest }: RouterLinkProps) {
  return (
    <a {...rest} href={useOpenPlace().href(to)} {...{ [routeAttribute]: arrivalTitle }}>
      {children}
    </a>
  );
}

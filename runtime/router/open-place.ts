import { createContext, useContext, useSyncExternalStore } from 'react';
import { splitAddress } from '../../schema/path/split-address.ts';

/** Where the address lives: in the path, behind the #, or (prerendering, tests) nowhere but here. */
export type History =
  | { readonly kind: 'browser'; readonly base: string }
  | { readonly kind: 'hash' }
  | { readonly kind: 'static'; readonly address: string; readonly base?: string }
  | { readonly kind: 'memory'; readonly address: string };

/** An entry of the history, as the router has it. */
export type PlaceLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
};

/** The open address, and how the visitor came there. */
export type Place = {
  readonly location: PlaceLocation;
  readonly kind: 'PUSH' | 'POP' | 'REPLACE';
};

/** What leads the visitor from a page to the next one. */
export type Departure = {
  /** Whether it is a link of the page, and not of what stands around it. */
  readonly isOfPage: boolean;
  /** When it was asked for, by the page's clock. */
  readonly time: number;
};

/** Goes to an address. */
export type Navigate = (
  address: string,
  how: { readonly replace?: boolean; readonly state?: object | undefined },
) => unknown;

const isSame = (one: PlaceLocation, other: PlaceLocation): boolean =>
  one.key === other.key &&
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash &&
  JSON.stringify(one.state) === JSON.stringify(other.state);

/** Reports to whoever subscribes where the visitor is. It is one object for as long as the site runs. */
export type OpenPlace = {
  readonly get: () => Place;
  readonly subscribe: (changed: () => void) => () => void;
  /** Says where the visitor is before anything is drawn that asks for it. */
  readonly begin: (place: Place) => void;
  /** Says where the visitor is from now on. */
  readonly move: (place: Place) => void;
  /** Takes over: what was asked for before is done now. */
  readonly follow: (navigate: Navigate) => void;
  /** Goes to an address, as soon as the router is there. */
  readonly navigate: Navigate;
  /** Notes what leads on from here. */
  readonly depart: (departure: Departure) => void;
  /** Whether the visitor came here by a link of the page before, or through the history. */
  readonly isFromPage: () => boolean;
  /** Milliseconds since the visitor asked for something else. */
  readonly sinceDeparture: () => number;
  /** An address of this site, spelled from the open one: `?page=2` is a query of the open path. */
  readonly resolve: (to: string) => ReturnType<typeof splitAddress>;
  /** An address as links have it, with base or hash. */
  readonly href: (to: string) => string;
};

const rootOf = (history: History): string => {
  if (history.kind === 'hash') return '#';
  return 'base' in history ? (history.base ?? '').replace(/\/$/, '') : '';
};

/**
 * What knows the open address.
 * @param history where the address lives
 * @param start the address at the start, where the router's code comes later
 * @param want called when the visitor goes on, and the router is not there yet: it gets the complete address
 */
export function newOpenPlace(
  history: History,
  start: Place | undefined,
  want: (address: string) => void,
): OpenPlace {
  const root = rootOf(history);
  const listeners = new Set<() => void>();
  let open = start;
  let follower: Navigate | undefined;
  let waiting: Parameters<Navigate> | undefined;
  let departure: Departure | undefined;

  const get = (): Place => {
    if (!open) throw new Error('no address is open');
    return open;
  };
  const resolve: OpenPlace['resolve'] = (to) => {
    const { path, query, hash } = splitAddress(to);
    return { path: path || get().location.pathname, query, hash };
  };
  const href: OpenPlace['href'] = (to) => {
    const { path, query, hash } = resolve(to);
    return root + path + query + hash || '/';
  };
  return {
    get,
    resolve,
    href,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begin: (place) => {
      open ??= place;
    },
    move: (place) => {
      const before = open;
      if (before && before.kind === place.kind && isSame(before.location, place.location)) return;
      open = place;
      for (const listener of listeners) listener();
    },
    follow: (navigate) => {
      follower = navigate;
      const asked = waiting;
      waiting = undefined;
      if (asked) void navigate(...asked);
    },
    navigate: (...asked) => {
      if (follower) return follower(...asked);
      waiting = asked;
      return want(href(asked[0]));
    },
    depart: (next) => {
      departure = next;
    },
    isFromPage: () => departure?.isOfPage === true || get().kind === 'POP',
    sinceDeparture: () => performance.now() - (departure?.time ?? Number.NEGATIVE_INFINITY),
  };
}

const OpenPlaceContext = createContext<OpenPlace | undefined>(undefined);

export const OpenPlaceProvider = OpenPlaceContext.Provider;

/** What knows the open address. Throws outside of a router. */
export function useOpenPlace(): OpenPlace {
  const place = useContext(OpenPlaceContext);
  if (!place) throw new Error('there is no router here');
  return place;
}

/**
 * A part of where the visitor is. What asks for it is drawn anew only when that part changes: most of a page is for one
 * address as long as it stands.
 * @param select gives the same value each time for the same place
 */
export function usePlacePart<Part>(select: (place: Place) => Part): Part {
  const { subscribe, get } = useOpenPlace();
  const read = () => select(get());
  return useSyncExternalStore(subscribe, read, read);
}

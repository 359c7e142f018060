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

/** Tells whoever subscribes where the visitor is. It is one object for as long as the site runs. */
export class OpenPlace {
  #place: Place | undefined;
  #navigate: Navigate | undefined;
  #asked: Parameters<Navigate> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #root: string;
  readonly #want: (address: string) => void;
  #departure: Departure | undefined;

  /**
   * @param history where the address lives
   * @param start the address at the start, where the router's code comes later
   * @param want called when the visitor goes on, and the router is not there yet: it gets the complete address
   */
  constructor(history: History, start: Place | undefined, want: (address: string) => void) {
    this.#place = start;
    this.#want = want;
    this.#root =
      history.kind === 'hash'
        ? '#'
        : 'base' in history
          ? (history.base ?? '').replace(/\/$/, '')
          : '';
  }

  readonly get = (): Place => {
    if (!this.#place) throw new Error('no address is open');
    return this.#place;
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** Says where the visitor is before anything is drawn that asks for it. */
  begin(place: Place): void {
    this.#place ??= place;
  }

  /** Says where the visitor is from now on. */
  move(place: Place): void {
    const before = this.#place;
    if (before && before.kind === place.kind && isSame(before.location, place.location)) return;
    this.#place = place;
    for (const listener of this.#listeners) listener();
  }

  /** Takes over: what was asked for before is done now. */
  follow(navigate: Navigate): void {
    this.#navigate = navigate;
    const asked = this.#asked;
    this.#asked = undefined;
    if (asked) void navigate(...asked);
  }

  /** Goes to an address, as soon as the router is there. */
  readonly navigate: Navigate = (...asked) => {
    if (this.#navigate) return this.#navigate(...asked);
    this.#asked = asked;
    return this.#want(this.href(asked[0]));
  };

  /** Notes what leads on from here. */
  depart(departure: Departure): void {
    this.#departure = departure;
  }

  /** Whether the visitor came here by a link of the page before, or through the history. */
  readonly isFromPage = (): boolean =>
    this.#departure?.isOfPage === true || this.get().kind === 'POP';

  /** Milliseconds since the visitor asked for something else. */
  readonly sinceDeparture = (): number =>
    performance.now() - (this.#departure?.time ?? Number.NEGATIVE_INFINITY);

  /** An address of this site, spelled from the open one: `?page=2` is a query of the open path. */
  readonly resolve = (to: string): ReturnType<typeof splitAddress> => {
    const { path, query, hash } = splitAddress(to);
    return { path: path || this.get().location.pathname, query, hash };
  };

  /** An address as links have it, with base or hash. */
  readonly href = (to: string): string => {
    const { path, query, hash } = this.resolve(to);
    return this.#root + path + query + hash || '/';
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

import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { followLinks, type LinkState, routeAttribute } from './follow-links.ts';
import { isOverlayEntry, leaveOverlays } from './overlay-history.ts';
import {
  BrowserRouter,
  HashRouter,
  MemoryRouter,
  resolvePath,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
} from './react-router.ts';

/** Where the address lives: in the path, behind the #, or (prerendering, tests) nowhere but here. */
export type History =
  | { readonly kind: 'browser'; readonly base: string }
  | { readonly kind: 'hash' }
  | { readonly kind: 'static'; readonly address: string; readonly base?: string }
  | { readonly kind: 'memory'; readonly address: string };

/** Whether this is what visitors load: there the address always lives in the browser. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

type Location = ReturnType<typeof useLocation>;
type NavigationKind = ReturnType<typeof useNavigationType>;

/** The open address, and how the visitor came there. */
type Place = { readonly location: Location; readonly kind: NavigationKind };

/** Tells whoever subscribes where the visitor is. It is one object for as long as the site runs. */
class OpenPlace {
  place: Place | undefined;
  navigate: (address: string, how: { replace?: boolean; state?: object | undefined }) => unknown =
    () => undefined;
  readonly #listeners = new Set<() => void>();
  readonly #root: string;

  /** @param history where the address lives */
  constructor(history: History) {
    this.#root =
      history.kind === 'hash'
        ? '#'
        : 'base' in history
          ? (history.base ?? '').replace(/\/$/, '')
          : '';
  }

  readonly get = (): Place => {
    if (!this.place) throw new Error('no address is open');
    return this.place;
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  move(place: Place): void {
    const before = this.place;
    this.place = place;
    if (before?.location === place.location && before.kind === place.kind) return;
    for (const listener of this.#listeners) listener();
  }

  /** An address as links have it, with base or hash. */
  readonly href = (to: string): string => {
    const { pathname, search, hash } = resolvePath(to, this.get().location.pathname);
    return this.#root + pathname + search + hash || '/';
  };
}

const OpenPlaceContext = createContext<OpenPlace | undefined>(undefined);

function useOpenPlace(): OpenPlace {
  const place = useContext(OpenPlaceContext);
  if (!place) throw new Error('there is no router here');
  return place;
}

function usePlace(): Place {
  const { subscribe, get } = useOpenPlace();
  return useSyncExternalStore(subscribe, get, get);
}

/** Passes on what the router says, so that what does not ask for the address does not change with it. */
function Follow({ place }: { readonly place: OpenPlace }) {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  // The first time before anything is drawn that asks for it.
  if (!place.place) place.place = { location, kind };
  place.navigate = navigate;
  useLayoutEffect(() => place.move({ location, kind }), [place, location, kind]);
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks the place, which stays the same
  useEffect(
    () =>
      followLinks(place.href('/'), (address, state) =>
        go(address, { state, replace: isHere(place, address) && !isOverlayEntry() }),
      ),
    [place],
  );
  return null;
}

function RouterOf({
  history,
  children,
}: {
  readonly history: History;
  readonly children: ReactNode;
}) {
  if (history.kind === 'browser') {
    return (
      <BrowserRouter basename={history.base} useTransitions={false}>
        {children}
      </BrowserRouter>
    );
  }
  if (isVisitorsBuild || history.kind === 'hash') {
    return <HashRouter useTransitions={false}>{children}</HashRouter>;
  }
  if (history.kind === 'static') {
    return <StaticRouter location={history.address}>{children}</StaticRouter>;
  }
  return (
    <MemoryRouter initialEntries={[history.address]} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}

/**
 * The router. Navigation is no transition: a screen that is not there yet shows its spinner at once. It
 * stands beside the site, not around it: parts of a built page that were not hydrated yet would be given up by
 * React for every change of a context above them.
 */
export function Router({ history, children }: { history: History; children: ReactNode }) {
  const [place] = useState(() => new OpenPlace(history));
  return (
    <OpenPlaceContext value={place}>
      <RouterOf history={history}>
        <Follow place={place} />
      </RouterOf>
      {children}
    </OpenPlaceContext>
  );
}

const HeldAddressContext = createContext<AddressParts | undefined>(undefined);

/** Has a page keep the address that it was shown for, while the page of the next one is awaited. */
export const HeldAddress = HeldAddressContext.Provider;

/** The address that is open, without the base; inside of a page the one that the page is for. */
export function useAddress(): AddressParts {
  const { pathname, search, hash } = usePlace().location;
  return useContext(HeldAddressContext) ?? { path: pathname, query: search, hash };
}

/** Whether the page is for an address that is not open any more: the next page is awaited. */
export function useIsLeaving(): boolean {
  const { pathname, search } = usePlace().location;
  const { path, query } = useAddress();
  return path !== pathname || query !== search;
}

/** Changes with every arrival, also at the address that is open; `first` at the start of a load. */
export function useArrivalKey(): string {
  const { key } = usePlace().location;
  return key === 'default' ? 'first' : key;
}

/** Key of an entry's state: it took the place of an overlay's, and is an arrival like any other. */
const arrived = 'arrived';

/** Whether the visitor came here by a link (PUSH), by back and forward or a load (POP), or was led (REPLACE). */
export function useArrivalKind(): NavigationKind {
  const { kind, location } = usePlace();
  const { state } = location as { readonly state: { [arrived]?: true } | null };
  return kind === 'REPLACE' && state?.[arrived] ? ('PUSH' as typeof kind) : kind;
}

type GoOptions = { readonly replace?: boolean; readonly state?: object | undefined };

/** Whether an address is the open one. */
function isHere(place: OpenPlace, address: string): boolean {
  const { pathname, search, hash } = place.get().location;
  const to = resolvePath(address, pathname);
  return to.pathname + to.search + to.hash === pathname + search + hash;
}

/** Goes to an address of this site. From inside an overlay it takes the place of that one's entry in the history. */
export function useGo(): (address: string, how?: GoOptions) => void {
  const place = useOpenPlace();
  return (address, { replace = false, state } = {}) => {
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
  const { path, query } = useAddress();
  const { pathname, search, state } = usePlace().location;
  // While the page before still stands, the title is not for it.
  if (path !== pathname || query !== search) return undefined;
  const title: unknown = (state as LinkState | null)?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The place of the block whose pages the visitor turned to come here; undefined after any other arrival. */
export function usePageTurn(): string | undefined {
  const { kind, location } = usePlace();
  const isLeaving = useIsLeaving();
  const { turned } = (location.state as LinkState | null) ?? {};
  return kind === 'PUSH' && !isLeaving ? turned : undefined;
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

import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import {
  BrowserRouter,
  HashRouter,
  MemoryRouter,
  resolvePath,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { AddressParts } from '../../schema/path/split-address.ts';
import { isOverlayEntry, leaveOverlays } from './overlay-history.ts';

/** Where the address lives: in the path, behind the #, or (prerendering, tests) nowhere but here. */
export type History =
  | { readonly kind: 'browser'; readonly base: string }
  | { readonly kind: 'hash' }
  | { readonly kind: 'static' | 'memory'; readonly address: string };

/** Whether this is what visitors load: there the address always lives in the browser. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

/** The router. Navigation is no transition: a screen that is not there yet shows its spinner at once. */
export function Router({ history, children }: { history: History; children: ReactNode }) {
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

const HeldAddressContext = createContext<AddressParts | undefined>(undefined);

/** Has a page keep the address that it was shown for, while the page of the next one is awaited. */
export const HeldAddress = HeldAddressContext.Provider;

/** The address that is open, without the base; inside of a page the one that the page is for. */
export function useAddress(): AddressParts {
  const { pathname, search, hash } = useLocation();
  return useContext(HeldAddressContext) ?? { path: pathname, query: search, hash };
}

/** Whether the page is for an address that is not open any more: the next page is awaited. */
export function useIsLeaving(): boolean {
  const { pathname, search } = useLocation();
  const { path, query } = useAddress();
  return path !== pathname || query !== search;
}

/** Changes with every arrival, also at the address that is open; `first` at the start of a load. */
export function useArrivalKey(): string {
  const { key } = useLocation();
  return key === 'default' ? 'first' : key;
}

/** Key of an entry's state: it took the place of an overlay's, and is an arrival like any other. */
const arrived = 'arrived';

/** Whether the visitor came here by a link (PUSH), by back and forward or a load (POP), or was led (REPLACE). */
export function useArrivalKind(): ReturnType<typeof useNavigationType> {
  const kind = useNavigationType();
  const { state } = useLocation();
  const isArrival = kind === 'REPLACE' && (state as { [arrived]?: true } | null)?.[arrived];
  return isArrival ? ('PUSH' as typeof kind) : kind;
}

type GoOptions = { readonly replace?: boolean; readonly state?: object | undefined };

/** Goes to an address of this site. From inside an overlay it takes the place of that one's entry in the history. */
export function useGo(): (address: string, how?: GoOptions) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (address, { replace = false, state } = {}) => {
    if (replace || !isOverlayEntry()) {
      void navigate(address, { replace, state });
      return;
    }
    const to = resolvePath(address, pathname);
    const isHere = to.pathname + to.search + to.hash === pathname + search + hash;
    leaveOverlays(isHere, (replaces) => {
      const how = replaces ? { replace: true, state: { ...state, [arrived]: true } } : { state };
      void navigate(address, how);
    });
  };
}

/** An address of this site as a complete one, with base or hash, for links that load the page anew. */
export const useCompleteAddress = useHref;

/** The document title that the link here asked for (see `arrivalState`). It stays with the entry of the history. */
export function useArrivalTitle(): string | undefined {
  const { path, query } = useAddress();
  const { pathname, search, state } = useLocation();
  // While the page before still stands, the title is not for it.
  if (path !== pathname || query !== search) return undefined;
  const title = (state as { readonly title?: unknown } | null)?.title;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** What a RouterLink takes as its state to set the document title of where it leads. */
export const arrivalState = (title: string): object => ({ title });

type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: string;
  readonly state?: object | undefined;
};

/** A link inside the site. One to the open address takes its place in the history, as browsers have it. */
export function RouterLink({ to, state, target, onClick, children, ...rest }: RouterLinkProps) {
  const go = useGo();
  const { pathname, search, hash } = useLocation();
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        const isPlain =
          event.button === 0 &&
          (target ?? '_self') === '_self' &&
          !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (event.defaultPrevented || !isPlain) return;
        event.preventDefault();
        const there = resolvePath(to, pathname);
        const isHere = there.pathname + there.search + there.hash === pathname + search + hash;
        go(to, { state, replace: isHere && !isOverlayEntry() });
      }}
    >
      {children}
    </a>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import {
  BrowserRouter,
  HashRouter,
  Link,
  MemoryRouter,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import type { AddressParts } from '../../schema/path/split-address.ts';

/** Where the address lives: in the path, behind the #, or (prerendering, tests) nowhere but here. */
export type History =
  | { readonly kind: 'browser'; readonly base: string }
  | { readonly kind: 'hash' }
  | { readonly kind: 'static' | 'memory'; readonly address: string };

/** The router. Navigation is no transition: a screen that is not there yet shows its spinner at once. */
export function Router({ history, children }: { history: History; children: ReactNode }) {
  switch (history.kind) {
    case 'static':
      return <StaticRouter location={history.address}>{children}</StaticRouter>;
    case 'memory':
      return (
        <MemoryRouter initialEntries={[history.address]} useTransitions={false}>
          {children}
        </MemoryRouter>
      );
    case 'hash':
      return <HashRouter useTransitions={false}>{children}</HashRouter>;
    case 'browser':
      return (
        <BrowserRouter basename={history.base} useTransitions={false}>
          {children}
        </BrowserRouter>
      );
  }
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

/** Whether the visitor came here by a link (PUSH), by back and forward or a load (POP), or was led (REPLACE). */
export const useArrivalKind = useNavigationType;

/** Changes with every arrival, also at the address that is open; `first` at the start of a load. */
export function useArrivalKey(): string {
  const { key } = useLocation();
  return key === 'default' ? 'first' : key;
}

/** Goes to an address of this site. */
export function useGo(): (address: string, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  return (address, how) => void navigate(address, how);
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

export const RouterLink = Link;

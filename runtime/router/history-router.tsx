import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { History, OpenPlace, Place } from './open-place.ts';
import {
  BrowserRouter,
  HashRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
} from './react-router.ts';

/** Whether this is what visitors load: there the address always lives in the browser. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

type RouterProps = { readonly history: History; readonly place: OpenPlace };

/** Passes on what the router says, so that what does not ask for the address does not change with it. */
function Follow({ place }: Pick<RouterProps, 'place'>) {
  const location = useLocation();
  const kind: Place['kind'] = useNavigationType();
  const navigate = useNavigate();
  // The first time before anything is drawn that asks for it.
  place.begin({ location, kind });
  useLayoutEffect(() => place.move({ location, kind }), [place, location, kind]);
  // When the router listens, too: it does so after what is inside of it.
  useEffect(() => place.follow(navigate), [place, navigate]);
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

/** The router, which has nothing to draw. Navigation is no transition: a screen that is not there yet shows its spinner at once. */
export function HistoryRouter({ history, place }: RouterProps) {
  return (
    <RouterOf history={history}>
      <Follow place={place} />
    </RouterOf>
  );
}

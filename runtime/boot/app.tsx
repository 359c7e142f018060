import { type History, Router } from '../router/router.tsx';
import { Site } from '../screen/site.tsx';
import { type SiteState, SiteStateProvider } from '../state/site-state.ts';

/** A whole site: the same in the browser, in the prerenderer and in tests. */
export function App({ state, history }: { readonly state: SiteState; readonly history: History }) {
  return (
    <SiteStateProvider value={state}>
      <Router history={history}>
        <Site />
      </Router>
    </SiteStateProvider>
  );
}

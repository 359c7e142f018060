import { type History, Router } from '../router/router.tsx';
import { Site } from '../site/site.tsx';
import type { SiteProps } from '../site/site-props.ts';
import { type SiteState, SiteStateProvider } from '../state/site-state.ts';

type AppProps = SiteProps & { readonly state: SiteState; readonly history: History };

/** A whole site: the same in the browser, in the prerenderer and in tests. */
export function App({ state, history, ...site }: AppProps) {
  return (
    <SiteStateProvider value={state}>
      <Router history={history}>
        <Site {...site} />
      </Router>
    </SiteStateProvider>
  );
}

import { type History, Router } from '../router/router.tsx';
import { Site } from '../site/site.tsx';
import { type SiteState, SiteStateProvider } from '../state/site-state.ts';

type AppProps = {
  readonly state: SiteState;
  readonly history: History;
  /** When the page's own spinner appeared, by the page's clock, where it did. */
  readonly spinnerSince?: number | undefined;
};

/** A whole site: the same in the browser, in the prerenderer and in tests. */
export function App({ state, history, spinnerSince }: AppProps) {
  return (
    <SiteStateProvider value={state}>
      <Router history={history}>
        <Site spinnerSince={spinnerSince} />
      </Router>
    </SiteStateProvider>
  );
}

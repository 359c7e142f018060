import type { History } from '../router/open-place.ts';
import { Router } from '../router/router.tsx';
import { navigationRequest } from '../site/navigation/navigation-request.ts';
import { Site } from '../site/site.tsx';
import type { SiteProps } from '../site/site-props.ts';
import { type SiteState, SiteStateProvider } from '../state/site-state.ts';

type AppProps = SiteProps & { readonly state: SiteState; readonly history: History };

/** A whole site: the same in the browser, in the prerenderer and in tests. */
export function App({ state, history, ...site }: AppProps) {
  const { resources } = state;
  const goOn = async (address: string): Promise<void> => {
    const request = navigationRequest(resources);
    await resources.request(request);
    // The browser follows a link by itself where the code for it does not come.
    if (resources.read(request.key)?.state === 'failed') window.location.assign(address);
  };
  return (
    <SiteStateProvider value={state}>
      <Router history={history} onWanted={(address) => void goOn(address)}>
        <Site {...site} />
      </Router>
    </SiteStateProvider>
  );
}

import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, contentAtom } from './app.tsx';

async function load(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The page is drawn when its configuration is there, and what the configuration names. */
const { content } = await load('/config.json');
const store = createStore();
store.set(contentAtom, await load(content));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <Provider store={store}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Provider>,
);

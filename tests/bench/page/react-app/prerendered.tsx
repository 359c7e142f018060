import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, contentAtom } from './app.tsx';

/** The page is there already, and so is what it was made from. */
const store = createStore();
store.set(contentAtom, JSON.parse(document.getElementById('data')?.textContent ?? ''));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
hydrateRoot(
  root,
  <Provider store={store}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Provider>,
);

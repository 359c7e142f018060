import { createStore, Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, contentAtom } from './app.tsx';
import type { Content } from './content.ts';

/** The HTML of the home page. */
export function render(content: Content): string {
  const store = createStore();
  store.set(contentAtom, content);
  return renderToString(
    <Provider store={store}>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </Provider>,
  );
}

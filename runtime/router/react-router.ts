/*
 * What is used of the router. The visitors' build bundles this file apart (see vite.config.ts): the package's links,
 * forms and fetchers, which nothing here uses, would come along otherwise.
 */
// biome-ignore lint/performance/noBarrelFile: it names what is bundled apart, and nothing of it goes unused
export {
  BrowserRouter,
  HashRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

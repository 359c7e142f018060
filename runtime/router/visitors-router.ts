/*
 * What visitors load of the router. Their build bundles this file apart (see vite.config.ts): the package's links,
 * forms and fetchers, which nothing here uses, would come along otherwise.
 */
// biome-ignore lint/performance/noBarrelFile: it names what is bundled apart, and nothing of it goes unused
export {
  BrowserRouter,
  HashRouter,
  resolvePath,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { SiteModel } from '../../schema/model.ts';
import type { SeoModel } from '../../schema/seo-model.ts';
import type { ResourceCache } from '../resources/resource-cache.ts';
import type { BuiltPage } from './built-page.ts';
import type { DocumentHead } from './document-head.ts';
import type { Recording } from './recording.ts';

export type Store = ReturnType<typeof createStore>;

/** What one running site is made of. It is passed in, so that browser, prerenderer and tests differ in data only. */
export type SiteState = {
  readonly model: SiteModel;
  /** Address of the folder that the site's files are in, with a slash at its end. */
  readonly root: string;
  readonly store: Store;
  /** The same state as it was when the page was built; the first render of a built page reads it. */
  readonly builtStore: Store;
  readonly resources: ResourceCache;
  /** Loads a component of the site's own by its script, where that is not in the browser. */
  readonly importOwn?: ((script: string) => Promise<unknown>) | undefined;
  /**
   * Gets the head of the page while it is rendered, where pages are built; of several for one page the last counts.
   * Absent in the browser, where the head of the document is kept in step.
   */
  readonly onHead?: (head: DocumentHead) => void;
  /** What the heads of built pages say besides; absent in the browser. */
  readonly seo?: SeoModel;
  /** The page that came with the load; undefined where none did, and while pages are built. */
  readonly built?: BuiltPage;
  /** While a page is built: what it turns out to need in the browser. */
  readonly recording?: Recording;
};

const SiteStateContext = createContext<SiteState | undefined>(undefined);

export const SiteStateProvider = SiteStateContext.Provider;

/** The running site. Throws outside of one. */
export function useSiteState(): SiteState {
  const state = useContext(SiteStateContext);
  if (!state) throw new Error('no site is running here');
  return state;
}

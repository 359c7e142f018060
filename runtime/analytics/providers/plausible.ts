import type { ProviderSettings } from '../../../schema/analytics/analytics-settings.ts';
import type { Hit, Recorder } from '../hit.ts';
import { postJson } from './post-json.ts';

type PlausibleEvent = {
  readonly name: string;
  readonly url: string;
  readonly domain: string;
  readonly referrer?: string;
  readonly props?: Readonly<Record<string, string>>;
};

type Named = Pick<PlausibleEvent, 'name' | 'referrer' | 'props'>;

function named(hit: Hit): Named {
  switch (hit.kind) {
    case 'page':
      return { name: 'pageview', referrer: hit.referrer };
    case 'search': {
      const { keyword, results } = hit;
      return {
        name: 'Search',
        props: {
          ...(keyword === undefined ? {} : { keyword }),
          ...(results === undefined ? {} : { results: String(results) }),
        },
      };
    }
    case 'download':
      return { name: 'File Download', props: { url: hit.target } };
    case 'outbound':
      return { name: 'Outbound Link: Click', props: { url: hit.target } };
    case 'form':
      return { name: 'Form: Submission', props: { form: hit.name } };
  }
}

/**
 * A hit as the Events API takes it (https://plausible.io/docs/events-api); the names are those of Plausible's own script,
 * by which its reports know them.
 */
export const plausibleEvent = (hit: Hit, domain: string): PlausibleEvent => ({
  ...named(hit),
  url: hit.address,
  domain,
});

/** It keeps nothing in the browser, and no script of it is loaded. */
export const plausible = ({
  url,
  id,
}: Extract<ProviderSettings, { type: 'plausible' }>): Recorder => ({
  record: (hit) => postJson(url, plausibleEvent(hit, id)),
  forget: () => undefined,
});

import { lateAnswer } from '../resources/late-answer.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import type { SiteState } from '../state/site-state.ts';
import { takeWebConfig } from './take-web-config.ts';
import { webConfigKey } from './web-config-key.ts';

/** The web configuration of a language. It never fails: what goes wrong, or takes too long, leaves it empty. */
export function webConfigRequests(
  { model, root, store }: SiteState,
  language: string,
): ResourceRequest[] {
  const address = model.languages[language]?.config;
  if (address === undefined) return [];
  const complete = address.startsWith('/') ? root + address.slice(1) : address;
  return [
    {
      key: webConfigKey(language),
      load: () =>
        takeWebConfig(
          store,
          language,
          lateAnswer(() => loadWebConfig(complete), model.configTimeout),
        ),
    },
  ];
}

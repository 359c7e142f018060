import type { LatePart, RouteTable } from '../../../schema/model.ts';
import { withinTime } from '../../../schema/within-time.ts';
import { type PartRequest, partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';
import type { lateComponents } from './late-components.ts';

type Components = typeof lateComponents;

const latePart = <Name extends LatePart>(name: Name): PartRequest<Components[Name]> =>
  partRequest(
    name,
    async () =>
      (await withinTime(() => import('./late-components.ts'), lazyTimeout)).lateComponents[name],
  );

/** The code of what only some sites have around their pages: all of it in one file. */
export const lateParts = {
  notices: latePart('notices'),
  hours: latePart('hours'),
  languages: latePart('languages'),
  lock: latePart('lock'),
};

/** Requests for those that a site has. */
export const latePartRequests = ({ site }: Pick<RouteTable, 'site'>) =>
  (site.lateParts ?? []).map((name) => lateParts[name]);

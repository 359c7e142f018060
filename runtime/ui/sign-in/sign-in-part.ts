import { withinTime } from '../../../schema/within-time.ts';
import { partRequest } from '../../requests/part-request.ts';
import { lazyTimeout } from '../../resources/time-limit.ts';

/** The way to sign in from a closed page; only sites with a sign-in load it. */
export const signInPart = partRequest(
  'sign-in offer',
  async () => (await withinTime(() => import('./sign-in-offer.tsx'), lazyTimeout)).SignInOffer,
);

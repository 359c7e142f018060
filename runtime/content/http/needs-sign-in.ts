import { Unauthorized } from '../../../schema/content/http/api-errors.ts';
import type { Resource } from '../../resources/resource-cache.ts';

/** Whether something did not load because its source answers visitors alone who are signed in. */
export const needsSignIn = (resource: Resource<unknown> | undefined): boolean =>
  resource?.state === 'failed' && resource.error instanceof Unauthorized;

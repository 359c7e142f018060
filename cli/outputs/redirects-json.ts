import { redirectsFile } from '../../schema/redirects/redirect-model.ts';
import type { Output } from './output.ts';

/** The addresses of old, which servers and pages for unknown addresses look up. */
export const redirectsJson: Output = ({ redirects = [] }) =>
  redirects.length === 0 ? {} : { [redirectsFile]: JSON.stringify(redirects) };

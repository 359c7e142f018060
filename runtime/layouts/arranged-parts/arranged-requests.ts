import type { RouteTable } from '../../../schema/model.ts';
import { arrangedFooter } from './arranged-footer-part.ts';
import { arrangedHeader } from './arranged-header-part.ts';

const parts = { header: arrangedHeader, footer: arrangedFooter };

/** Requests for the code of header and footer, as far as they are not the default ones. */
export const arrangedRequests = ({ site }: Pick<RouteTable, 'site'>) =>
  (site.arranged ?? []).map((name) => parts[name]);

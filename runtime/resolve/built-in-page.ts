import type { PageModel } from '../../schema/model.ts';

/** Why an address may show no page of its own. */
export type StatusKind = 'notFound' | 'forbidden' | 'serverError';

/** A page without blocks: the frame around a notice. */
export const noticePage: PageModel = {
  heading: 'none',
  layout: 'standard',
  params: {},
  blocks: [],
};

const statusPage = (code: 403 | 404 | 500): PageModel => ({
  ...noticePage,
  blocks: [{ type: 'status', code }],
});

/** Pages for sites that bring none of their own. */
export const builtInPages: Readonly<Record<StatusKind, PageModel>> = {
  notFound: statusPage(404),
  forbidden: statusPage(403),
  serverError: statusPage(500),
};

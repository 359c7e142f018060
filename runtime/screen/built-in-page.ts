import type { PageModel } from '../../schema/model.ts';

const statusPage = (code: 403 | 404): PageModel => ({
  heading: 'none',
  layout: 'standard',
  params: {},
  blocks: [{ type: 'status', code }],
});

/** Pages for sites that bring none of their own. */
export const builtInPages = { notFound: statusPage(404), forbidden: statusPage(403) } as const;

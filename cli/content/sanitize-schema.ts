import { defaultSchema } from 'rehype-sanitize';

/** What HTML a text may hold: GitHub's rules, without what a text of ours gives no meaning to. */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  // Ids are given afterwards, to headings and notes alone.
  clobberPrefix: 'note-',
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['picture', 'source'].includes(name)),
};

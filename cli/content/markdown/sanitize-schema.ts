import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { idPrefix } from '../../../schema/content/heading-ids.ts';
import { calloutKinds } from '../syntax/callout-kinds.ts';
import { hiddenElements } from './hidden-elements.ts';

const { attributes, tagNames, protocols } = defaultSchema;

/** What a text gives no meaning to. */
const withoutMeaning = ['picture', 'source'];
/** Attributes that any element may have; GitHub's list holds those of forms and frames, too. */
const everywhere = [
  ['align', 'alt', 'dir', 'id', 'lang', 'title'],
  ['abbr', 'colSpan', 'headers', 'rowSpan', 'scope', 'span', 'vAlign'],
  ['dateTime', 'height', 'open', 'start', 'value', 'width'],
].flat();

/** What HTML a text may hold: GitHub's rules, and no more than a text of ours gives a meaning to. */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  clobberPrefix: idPrefix,
  strip: [...hiddenElements],
  tagNames: (tagNames ?? []).filter((name) => !withoutMeaning.includes(name)),
  attributes: {
    ...attributes,
    input: [...(attributes?.input ?? []), 'checked'],
    // Callouts: see prepare-parts.ts.
    div: [...(attributes?.div ?? []), ['dataCallout', ...calloutKinds]],
    p: ['dataCalloutTitle'],
    '*': everywhere,
  },
  protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** The plugin that leaves out what the schema does not name. */
export const sanitize = rehypeSanitize;

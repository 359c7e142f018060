import type { Anchor } from './parsed-yaml.ts';
import type { ReadFinding } from './read-rules.ts';
import { quotedFrom } from './value-end.ts';

/** What somebody may have chosen as a name: letters and digits of ASCII, and few signs. */
const name = /^[\w.-]+$/;

/** Texts that begin with & and what cannot be meant as a name: an entity of HTML such as &nbsp; or Chinese. */
export const anchorTexts = (text: string, anchors: readonly Anchor[]): ReadFinding[] =>
  anchors
    .filter((each) => !each.used && each.node.kind === 'scalar' && !name.test(each.name))
    .map(({ start, end, node }) => {
      const written = text.slice(start, end);
      const edit = quotedFrom(text, start);
      // A text of several lines, or one in quotes, is more than what the edit would put in quotes.
      const isWhole = node.kind === 'scalar' && node.plain && node.end <= edit.end;
      return {
        rule: 'yaml-anchor-text',
        message: `${written} is read as a name for what follows, and readers do not see it; put text that starts with & in quotes`,
        start,
        end,
        ...(isWhole ? { fix: { safe: false, edits: [edit] } } : {}),
      };
    });

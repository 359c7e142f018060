import { idOfHeading, idOfText } from '../../../schema/content/heading-ids.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { type ContentFinding, contentFinding } from '../content-finding.ts';
import type { NamedAddress } from './article-record.ts';

/** Ids that every page has: those of its top. */
const everywhere = new Set(['', 'top', 'content']);

/**
 * The id that may have been meant by one that no text has, and what to say of it.
 * @param hash from its # on, as it is written
 * @param ids of the text, as links write them
 * @param where it leads, for the message
 */
export function anchorFault(
  hash: string,
  ids: readonly string[],
  where: string,
): { readonly message: string; readonly suggestion?: string } | undefined {
  const id = decodePath(hash.slice(1));
  const known = [id, idOfHeading(id), hash.slice(1)];
  if (everywhere.has(id) || known.some((each) => ids.includes(each))) return undefined;
  const named = idOfText(id);
  const near = ids.includes(named) ? named : nearestAmong(ids)(id);
  const message = `there is no heading "${id}" ${where}, so this leads to the top of the page`;
  return near === undefined ? { message } : { message, suggestion: `#${near}` };
}

/** The rule about headings that links name; it is about links of the site file, too. */
export const linkAnchor = { id: 'link-anchor', severity: 'warning' } as const;

/** Links of a text to headings of its own that it does not have. */
export const ownAnchorFindings = (
  anchors: readonly NamedAddress[],
  ids: readonly string[],
): readonly ContentFinding[] =>
  anchors.flatMap((anchor) => {
    const fault = anchorFault(anchor.address, ids, 'in this text');
    return fault ? [contentFinding(linkAnchor, fault.message, anchor, fault)] : [];
  });

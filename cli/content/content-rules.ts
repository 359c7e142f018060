import type { RuleText } from '../lint/rule-text.ts';
import { contentAlt } from '../lint/rules/content-alt.ts';
import { contentAsset } from '../lint/rules/content-asset.ts';
import { contentChoice } from '../lint/rules/content-choice.ts';
import { contentDay } from '../lint/rules/content-day.ts';
import { contentDepth } from '../lint/rules/content-depth.ts';
import { contentDuplicateId } from '../lint/rules/content-duplicate-id.ts';
import { contentEmpty } from '../lint/rules/content-empty.ts';
import { contentEntries } from '../lint/rules/content-entries.ts';
import { contentFile } from '../lint/rules/content-file.ts';
import { contentFrontMatter } from '../lint/rules/content-front-matter.ts';
import { contentHeading } from '../lint/rules/content-heading.ts';
import { contentHtml } from '../lint/rules/content-html.ts';
import { contentLink } from '../lint/rules/content-link.ts';
import { contentLost } from '../lint/rules/content-lost.ts';
import { contentMarks } from '../lint/rules/content-marks.ts';
import { contentName } from '../lint/rules/content-name.ts';
import { contentPlace } from '../lint/rules/content-place.ts';
import { contentSize } from '../lint/rules/content-size.ts';
import { pictureSize } from '../lint/rules/picture-size.ts';
import { siteAddress } from '../lint/rules/site-address.ts';
import { siteAsset } from '../lint/rules/site-asset.ts';

/** What can be wrong with the files of a site's content, beyond what its YAML and its keys may be. */
export const contentRules = {
  'content-front-matter': contentFrontMatter,
  'content-name': contentName,
  'content-place': contentPlace,
  'content-file': contentFile,
  'content-empty': contentEmpty,
  'content-duplicate-id': contentDuplicateId,
  'content-day': contentDay,
  'content-choice': contentChoice,
  'content-size': contentSize,
  'content-depth': contentDepth,
  'content-html': contentHtml,
  'content-lost': contentLost,
  'content-heading': contentHeading,
  'content-marks': contentMarks,
  'content-alt': contentAlt,
  'content-link': contentLink,
  'content-asset': contentAsset,
  'site-address': siteAddress,
  'site-asset': siteAsset,
  'picture-size': pictureSize,
  'content-entries': contentEntries,
} as const satisfies Readonly<Record<string, RuleText>>;

import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { contentAlt } from './rules/content-alt.ts';
import { contentAsset } from './rules/content-asset.ts';
import { contentCallout } from './rules/content-callout.ts';
import { contentChoice } from './rules/content-choice.ts';
import { contentDay } from './rules/content-day.ts';
import { contentDepth } from './rules/content-depth.ts';
import { contentDuplicateId } from './rules/content-duplicate-id.ts';
import { contentEmpty } from './rules/content-empty.ts';
import { contentEntries } from './rules/content-entries.ts';
import { contentFile } from './rules/content-file.ts';
import { contentFormula } from './rules/content-formula.ts';
import { contentFrontMatter } from './rules/content-front-matter.ts';
import { contentHeading } from './rules/content-heading.ts';
import { contentHtml } from './rules/content-html.ts';
import { contentLink } from './rules/content-link.ts';
import { contentLost } from './rules/content-lost.ts';
import { contentMarks } from './rules/content-marks.ts';
import { contentName } from './rules/content-name.ts';
import { contentPlace } from './rules/content-place.ts';
import { contentPlaceholder } from './rules/content-placeholder.ts';
import { contentSize } from './rules/content-size.ts';
import { eventEndless } from './rules/event-endless.ts';
import { eventPlace } from './rules/event-place.ts';
import { eventRepetition } from './rules/event-repetition.ts';
import { eventTime } from './rules/event-time.ts';
import { eventTranslation } from './rules/event-translation.ts';
import { pictureSize } from './rules/picture-size.ts';
import { siteAddress } from './rules/site-address.ts';
import { siteAsset } from './rules/site-asset.ts';

/** What can be wrong with the files of a site's content, besides what its YAML and its keys may be. */
export const contentRules = [
  contentFrontMatter,
  contentName,
  contentPlace,
  contentFile,
  contentEmpty,
  contentPlaceholder,
  contentDuplicateId,
  contentDay,
  contentChoice,
  contentSize,
  contentDepth,
  contentHtml,
  contentLost,
  contentHeading,
  contentMarks,
  contentCallout,
  contentFormula,
  contentAlt,
  contentLink,
  contentAsset,
  siteAddress,
  siteAsset,
  pictureSize,
  contentEntries,
  eventTime,
  eventRepetition,
  eventEndless,
  eventPlace,
  eventTranslation,
] as const satisfies readonly RuleMeta[];

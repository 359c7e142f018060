import type { BlockType } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useBlockPlace } from '../../state/recording.ts';

/**
 * Blocks that show pictures, as a rule. What else a block says is not asked: of those that are not hydrated a built
 * page has nothing but the kind.
 */
const illustrated: ReadonlySet<string> = new Set<BlockType>([
  'article',
  'articleList',
  'cards',
  'columns',
  'coverGrid',
  'figures',
  'gallery',
  'hero',
  'institution',
  'institutions',
  'leadStory',
  'map',
  'newsColumns',
  'newsFront',
  'people',
  'profile',
  'rankedPeople',
  'sections',
  'service',
  'tabs',
  'topic',
  'topics',
  'video',
]);

/**
 * Whether the large picture of a block is the first of the open page, which is fetched before others: no block above
 * the one here shows any.
 */
export function useIsHeadline(): boolean {
  const { blocks } = useScreen().page;
  // Of a block inside of another one, what stands above both counts.
  const at = Number.parseInt(useBlockPlace(), 10);
  return !blocks.slice(0, at || 0).some(({ type }) => illustrated.has(type));
}

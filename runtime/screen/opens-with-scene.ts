import type { PageModel } from '../../schema/model.ts';

/** Whether a page opens with a lead story, on whose scene the header lies. */
export const opensWithScene = ({ heading, blocks }: PageModel): boolean =>
  heading === 'none' && blocks[0]?.type === 'leadStory';

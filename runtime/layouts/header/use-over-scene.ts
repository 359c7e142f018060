import { useScreen } from '../../screen/screen-context.ts';

/** Whether the page opens with a lead story, on whose scene the header lies. */
export function useOverScene(): boolean {
  const { page } = useScreen();
  return page.heading === 'none' && page.blocks[0]?.type === 'leadStory';
}

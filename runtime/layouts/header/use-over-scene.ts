import { opensWithScene } from '../../screen/opens-with-scene.ts';
import { useScreen } from '../../screen/screen-context.ts';

/** Whether the page opens with a lead story, on whose scene the header lies. */
export const useOverScene = (): boolean => opensWithScene(useScreen().page);

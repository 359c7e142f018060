import type { BlockProps } from '../../ui/block/block-props.ts';
import { Timeline } from '../../ui/timeline/timeline.tsx';

/** Steps in order of time. */
export const TimelineBlock = ({ block }: BlockProps<'timeline'>) => <Timeline {...block} />;

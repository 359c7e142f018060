import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { usePlacement } from '../section/placement.ts';
import { Section } from '../section/section.tsx';
import css from './timeline.module.css';
import { TimelineSteps } from './timeline-steps.tsx';

/** At most this many steps stand side by side. */
const maxBeside = 5;

type TimelineProps = Omit<BlockOf<'timeline'>, 'type' | 'guard'>;

/** Steps in order of time: side by side on a line where there is room, else one below the other. */
export function Timeline({ title, text, more, steps }: TimelineProps) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && steps.length <= maxBeside;
  const content = (
    <Section title={title} text={text} more={more}>
      <TimelineSteps steps={steps} beside={beside} below={Boolean(title)} />
    </Section>
  );
  return inColumn ? content : <div className={css.band}>{content}</div>;
}

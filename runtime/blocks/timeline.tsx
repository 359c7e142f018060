import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import { usePlacement } from './parts/placement.ts';
import { Section } from './parts/section.tsx';
import css from './timeline.module.css';
import { TimelineSteps } from './timeline-steps.tsx';

/** The most steps that stand side by side. */
const mostBeside = 5;

/** Steps in order of time: side by side on a line where there is room, else one below the other. */
export function TimelineBlock({ block }: BlockProps<'timeline'>) {
  const { title, text, more, steps } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && steps.length <= mostBeside;
  const content = (
    <Section title={title} text={text} more={more}>
      <TimelineSteps steps={steps} beside={beside} below={Boolean(title)} />
    </Section>
  );
  return inColumn ? content : <div className={css.band}>{content}</div>;
}

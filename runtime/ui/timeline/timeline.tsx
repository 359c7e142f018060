import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { usePlacement } from '../section/placement.ts';
import { Section } from '../section/section.tsx';
import { currentStep, isDay } from './current-step.ts';
import { DatedSteps } from './dated-steps.tsx';
import css from './timeline.module.css';
import { TimelineSteps } from './timeline-steps.tsx';

/** At most this many steps stand side by side. */
const maxBeside = 5;

type TimelineProps = Omit<BlockOf<'timeline'>, 'type' | 'guard'>;

/** Steps in order of time: side by side on a line where there is room, else one below the other. */
export function Timeline({ title, text, more, steps, ground }: TimelineProps) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop' && steps.length <= maxBeside;
  const shown = { steps, beside, below: Boolean(title) };
  const content = (
    <Section title={title} text={text} more={more} unruled={beside}>
      {steps.some(({ date }) => isDay(date)) ? (
        <DatedSteps {...shown} />
      ) : (
        <TimelineSteps {...shown} now={currentStep(steps, '')} />
      )}
    </Section>
  );
  return inColumn || ground === 'page' ? content : <div className={css.band}>{content}</div>;
}

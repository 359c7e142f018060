import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useToday } from '../../state/use-today.ts';
import { dateFormat } from '../../text/date-format.ts';
import { currentStep, isDay } from './current-step.ts';
import { TimelineSteps, type TimelineStepsProps } from './timeline-steps.tsx';

/** Steps with days: the days are written out, and today says which step is on. */
export function DatedSteps({ steps, ...props }: Omit<TimelineStepsProps, 'now'>) {
  const { language } = useScreen();
  const { tag = 'en' } = useSiteState().model.languages[language] ?? {};
  const format = dateFormat(tag, 'dayOfYear', 'en-GB');
  const now = currentStep(steps, useToday());
  const written = steps.map((step) =>
    isDay(step.date) ? { ...step, date: format.format(new Date(`${step.date}T00:00Z`)) } : step,
  );
  return <TimelineSteps steps={written} now={now} {...props} />;
}

import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import { OrgChartDesk } from './org-chart-desk.tsx';
import { OrgChartPhone } from './org-chart-phone.tsx';
import { Section } from './parts/section.tsx';

/** Units of an organisation: drawn as a chart, on the phone as a list whose branches unfold. */
export function OrgChartBlock({ block }: BlockProps<'orgChart'>) {
  const { title, text, more, units } = block;
  const { form } = useScreen();
  return (
    <Section title={title} text={text} more={more}>
      {form === 'mobile' ? <OrgChartPhone units={units} /> : <OrgChartDesk units={units} />}
    </Section>
  );
}

import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Section } from '../../ui/section/section.tsx';
import { OrgChartDesk } from './org-chart-desktop.tsx';
import { OrgChartPhone } from './org-chart-mobile.tsx';

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

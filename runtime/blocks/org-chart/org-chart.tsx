import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Section } from '../../ui/section/section.tsx';
import { OrgChartDesktop } from './org-chart-desktop.tsx';
import { OrgChartMobile } from './org-chart-mobile.tsx';

/** Units of an organisation: drawn as a chart, on mobile as a list whose branches unfold. */
export function OrgChartBlock({ block }: BlockProps<'orgChart'>) {
  const { title, text, more, units } = block;
  const { form } = useScreen();
  return (
    <Section title={title} text={text} more={more}>
      {form === 'mobile' ? <OrgChartMobile units={units} /> : <OrgChartDesktop units={units} />}
    </Section>
  );
}

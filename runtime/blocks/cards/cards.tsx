import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Section } from '../../ui/section/section.tsx';
import { CardsDesktop } from './cards-desktop.tsx';
import { CardsMobile } from './cards-mobile.tsx';
import { CardsNumbered } from './cards-numbered.tsx';

/** Things to choose from; rank is shown by the width of the column. */
export function CardsBlock({ block }: BlockProps<'cards'>) {
  const { title, text, more, items, numbered } = block;
  const { form } = useScreen();
  if (numbered) return <CardsNumbered block={block} />;
  const Items = form === 'mobile' ? CardsMobile : CardsDesktop;
  return (
    <Section title={title} text={text} more={more}>
      <Items items={items} below={Boolean(title)} />
    </Section>
  );
}

import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import { CardsDesk } from './cards-desk.tsx';
import { CardsPhone } from './cards-phone.tsx';
import { Section } from './parts/section.tsx';

/** Things to choose from; rank is shown by the width of the column. */
export function CardsBlock({ block }: BlockProps<'cards'>) {
  const { title, text, more, items } = block;
  const { form } = useScreen();
  const Items = form === 'mobile' ? CardsPhone : CardsDesk;
  return (
    <Section title={title} text={text} more={more}>
      <Items items={items} below={Boolean(title)} />
    </Section>
  );
}

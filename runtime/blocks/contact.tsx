import type { BlockProps } from '../page/block-props.ts';
import { useScreen } from '../screen/screen-context.ts';
import css from './contact.module.css';
import { ContactNumbers } from './contact-numbers.tsx';
import { AddressLines } from './parts/address-lines.tsx';
import { classes } from './parts/classes.ts';
import { Heading } from './parts/heading.tsx';
import { MoreLink } from './parts/more-link.tsx';
import { locationKey } from './parts/place-key.ts';
import { Section } from './parts/section.tsx';

/** Offices to reach: at a desk one a row, on a phone one below the other, ready to be called. */
export function ContactBlock({ block: { title, text, items } }: BlockProps<'contact'>) {
  const { form } = useScreen();
  const hasPlaces = items.some(({ address }) => address && address.length > 0);
  return (
    <Section title={title}>
      {text ? <p className={css.text}>{text}</p> : null}
      <ul className={classes(css.offices, hasPlaces && css.withPlaces)}>
        {items.map((item, index) => (
          <li
            key={locationKey(index, item.name)}
            className={form === 'desktop' ? css.deskOffice : css.phoneOffice}
          >
            <div className={css.words}>
              <Heading below={title !== undefined} className={css.name}>
                {item.name}
              </Heading>
              {item.text ? <p className={css.note}>{item.text}</p> : null}
              {item.link ? <MoreLink to={item.link.link}>{item.link.label}</MoreLink> : null}
            </div>
            {item.address ? <AddressLines lines={item.address} className={css.place} /> : null}
            <div className={css.numbers}>
              <ContactNumbers item={item} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

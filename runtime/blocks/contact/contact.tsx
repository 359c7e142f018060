import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ContactNumbers } from '../../ui/contact/contact-numbers.tsx';
import { AddressLines } from '../../ui/element/address-lines.tsx';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './contact.module.css';
import { ContactPanel } from './contact-panel.tsx';

/** Offices to reach: on desktop one a row, on mobile one below the other, ready to be called. */
export function ContactBlock({ block: { title, text, items } }: BlockProps<'contact'>) {
  const { form } = useScreen();
  const { inPanel } = usePlacement();
  if (inPanel) {
    return items.map((item, index) => (
      <Section key={locationKey(index, item.name)} title={item.name}>
        <ContactPanel item={item} />
      </Section>
    ));
  }
  const hasPlaces = items.some(({ address }) => address && address.length > 0);
  return (
    <Section title={title}>
      {text ? <p className={css.text}>{text}</p> : null}
      <ul className={classes(css.offices, hasPlaces && css.withPlaces)}>
        {items.map((item, index) => (
          <li
            key={locationKey(index, item.name)}
            className={form === 'desktop' ? css.desktopOffice : css.mobileOffice}
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

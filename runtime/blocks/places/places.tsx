import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ContactNumbers } from '../../ui/contact/contact-numbers.tsx';
import { AddressLines } from '../../ui/element/address-lines.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { PlaceHours } from '../../ui/hours/place-hours.tsx';
import { shownPlaces } from '../../ui/hours/shown-places.ts';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './places.module.css';

/** The places that visitors come to: on desktop two a row, on mobile one below the other. */
export function PlacesBlock({ block: { title, text, places } }: BlockProps<'places'>) {
  const { table, form } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  return (
    <Section title={title} text={text}>
      <ul className={css.places} data-form={inColumn ? 'mobile' : form}>
        {shownPlaces(table, places).map(({ name, place: { hours, ...place } }) => (
          <li key={name} className={css.place}>
            <Heading below={title !== undefined} className={css.name}>
              {place.name}
            </Heading>
            {place.text ? <p className={css.text}>{place.text}</p> : null}
            {place.address ? <AddressLines lines={place.address} className={css.address} /> : null}
            {hours ? (
              <div className={css.hours}>
                <PlaceHours name={t('hours')} hours={hours} />
              </div>
            ) : null}
            <ContactNumbers item={place} />
            {place.ways?.length ? (
              <dl className={css.ways}>
                {place.ways.map((way, index) => (
                  <div key={locationKey(index, way.title)} className={css.way}>
                    <dt>{way.title}</dt>
                    <dd>{[way.text, way.time].filter(Boolean).join(' · ')}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {place.link || place.links?.length ? (
              <ul className={css.links}>
                {[...(place.link ? [place.link] : []), ...(place.links ?? [])].map(
                  (link, index) => (
                    <li key={locationKey(index, link.label)}>
                      <MoreLink to={link.link}>{link.label}</MoreLink>
                    </li>
                  ),
                )}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

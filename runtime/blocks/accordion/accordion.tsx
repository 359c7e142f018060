import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './accordion.module.css';

/** Titles whose texts are closed until they are opened; the browser does that by itself. */
export function AccordionBlock({ block: { title, text, open, items } }: BlockProps<'accordion'>) {
  const { form } = useScreen();
  return (
    <Section title={title} text={text}>
      <div className={css.parts} data-form={form}>
        {items.map((item, index) => (
          <details
            key={locationKey(index, item.title)}
            className={css.part}
            open={(open && index === 0) || undefined}
          >
            <summary className={css.summary}>
              <Heading below={title !== undefined} className={css.name}>
                {item.title}
              </Heading>
              <Drawing d="M4.5 12h15" className={css.sign} />
            </summary>
            <div className={css.body}>
              {item.body.map((paragraph, place) => (
                <p key={locationKey(place, paragraph)}>{paragraph}</p>
              ))}
              {item.links ? (
                <ul className={css.links}>
                  {item.links.map(({ label, link }, place) => (
                    <li key={locationKey(place, label)}>
                      <SiteLink to={link} className={css.link}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './logos.module.css';

/** Marks of partners, with their names. */
export function LogosBlock({ block: { title, text, items } }: BlockProps<'logos'>) {
  const { form } = useScreen();
  return (
    <Section title={title} text={text}>
      <ul className={css.logos} data-form={form}>
        {items.map(({ name, src, link }, index) => (
          <li key={locationKey(index, name)} className={css.logo}>
            <SiteLink to={link} className={css.link}>
              <span className={css.ground}>
                <Picture picture={{ src }} className={css.mark} width={160} height={72} isSmall />
              </span>
              <span className={css.name}>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

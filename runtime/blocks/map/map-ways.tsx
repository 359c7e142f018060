import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { Heading } from '../../ui/section/heading.tsx';
import css from './map-ways.module.css';

type MapWaysProps = { readonly ways: NonNullable<BlockOf<'map'>['ways']> };

/** Ways to arrive, each with how long it takes. */
export function MapWays({ ways }: MapWaysProps) {
  const t = useMessages();
  return (
    <div>
      <Heading below className={css.head}>
        {t('ways')}
      </Heading>
      <ul className={css.ways}>
        {ways.map(({ title, text, time }, index) => (
          <li key={locationKey(index, title)} className={css.way}>
            <div className={css.words}>
              <p className={css.name}>{title}</p>
              {text ? <p className={css.text}>{text}</p> : null}
            </div>
            {time ? <p className={`${layout.title} ${css.time}`}>{time}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

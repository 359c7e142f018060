import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/screen-context.ts';
import frame from '../../styles/frame.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { Heading } from '../../ui/section/heading.tsx';
import css from './map-ways.module.css';

type MapWaysProps = { readonly ways: NonNullable<BlockOf<'map'>['ways']> };

/** Ways to arrive, each with how long it takes. */
export function MapWays({ ways }: MapWaysProps) {
  const say = useMessages();
  return (
    <div>
      <Heading below className={css.head}>
        {say('ways')}
      </Heading>
      <ul className={css.ways}>
        {ways.map(({ title, text, time }, index) => (
          <li key={locationKey(index, title)} className={css.way}>
            <div className={css.words}>
              <p className={css.name}>{title}</p>
              {text ? <p className={css.text}>{text}</p> : null}
            </div>
            {time ? <p className={`${frame.title} ${css.time}`}>{time}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

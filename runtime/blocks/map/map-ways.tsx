import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { Heading } from '../../ui/section/heading.tsx';
import css from './map-ways.module.css';

/** A number, and the unit behind it. */
const timePattern = /^([\d.,:\u2013-]+)\s*(.*)$/;

/** How long it takes: the number is what readers look for. */
function WayTime({ time }: { readonly time: string }) {
  const [, number, unit] = timePattern.exec(time) ?? [];
  if (number === undefined) return <p className={`${layout.title} ${css.words}`}>{time}</p>;
  return (
    <p className={css.unit}>
      <b className={css.number}>{number}</b> {unit}
    </p>
  );
}

type MapWaysProps = { readonly ways: NonNullable<BlockOf<'map'>['ways']> };

/** Ways to arrive, each with how long it takes. */
export function MapWays({ ways }: MapWaysProps) {
  const t = useMessages();
  return (
    <div>
      <Heading below className="visually-hidden">
        {t('ways')}
      </Heading>
      <ul className={css.ways}>
        {ways.map(({ title, text, time }, index) => (
          <li key={locationKey(index, title)} className={css.way}>
            {time ? <WayTime time={time} /> : null}
            <div className={css.about}>
              <p className={css.name}>{title}</p>
              {text ? <p className={css.text}>{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

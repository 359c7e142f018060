import { useId } from 'react';
import { ownValue } from '../../../schema/own-value.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './map.module.css';
import { MapLinks } from './map-links.tsx';
import { MapPlace } from './map-place.tsx';
import { MapWays } from './map-ways.tsx';

/** Where it is: a drawn map, the address, the ways to arrive. On desktop the map bleeds to the left edge. */
export function MapBlock({ block: own }: BlockProps<'map'>) {
  const { form, table } = useScreen();
  const place = own.place === undefined ? undefined : ownValue(table.places ?? {}, own.place);
  const { address, coordinates, links, ways: placeWays } = place ?? {};
  const block = {
    ...(address ? { address } : {}),
    ...(coordinates ? { coordinates } : {}),
    ...(links ? { links } : {}),
    ...(placeWays ? { ways: placeWays } : {}),
    ...own,
  };
  const { title, text, picture, ways = [] } = block;
  const { inColumn } = usePlacement();
  const id = useId();
  const wide = form === 'desktop' && !inColumn;
  return (
    <section
      className={classes(
        css.block,
        inColumn && layout.part,
        inColumn && css.inColumn,
        wide && css.wide,
      )}
      aria-labelledby={id}
    >
      <div className={css.map}>
        {block.frame ? (
          <EmbedFrame
            src={block.frame.src}
            title={title}
            provider={block.frame.provider}
            width={wide ? 720 : 390}
            height={wide ? 680 : 300}
            picture={
              picture ? (
                <Picture picture={picture} width={900} height={600} />
              ) : (
                <div>
                  <div className={`${css.drawn} ${css.behind}`} />
                </div>
              )
            }
          />
        ) : picture ? (
          <>
            <Picture picture={picture} width={900} height={600} className={css.picture} />
            {picture.caption ? <p className={css.caption}>{picture.caption}</p> : null}
          </>
        ) : (
          <div className={css.drawn} />
        )}
      </div>
      <div className={inColumn ? css.column : classes(layout.wrap, wide && layout.columns)}>
        <div className={css.words}>
          <Heading id={id} className={`${layout.title} ${inColumn ? css.small : css.title}`}>
            {title}
          </Heading>
          {text ? <p className={css.text}>{text}</p> : null}
          <div className={css.parts}>
            <MapPlace block={block} />
            {ways.length > 0 ? <MapWays ways={ways} /> : null}
            <MapLinks block={block} />
          </div>
        </div>
      </div>
    </section>
  );
}

import { useRef } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { usePart } from '../../requests/use-part.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import type { MapZoom } from '../../ui/map/map-zoom.tsx';
import { mapZoomPart } from '../../ui/map/map-zoom-part.ts';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { useBringsHeading } from '../../ui/section/use-brings-heading.ts';
import css from './institution-map.module.css';
import { homeOf, namedText } from './institutions-part.ts';

type InstitutionMapProps = {
  readonly block: BlockOf<'institutions'>;
  readonly map: NonNullable<BlockOf<'institutions'>['map']>;
  readonly entries: readonly Entry[];
  readonly chosen: Entry | undefined;
  /** Whether the filter lets it through. */
  readonly isIn: (entry: Entry) => boolean;
  readonly onPoint: (id: string) => void;
};

/** Of a pin: half its height, and the room for its words, in units of the drawing. */
const half = 36;
const room = 320;

/** Where a pin stands: its place is given in hundredths of the drawing. undefined: the entry does not say. */
function placeOn(entry: Entry, x: string, y: string) {
  const left = entry.fields?.[x];
  const top = entry.fields?.[y];
  return typeof left === 'number' && typeof top === 'number'
    ? { x: left * 10 - half, y: top * 7.2 - half, width: room, height: 2 * half }
    : undefined;
}

/** The map with a pin for each institution, what they are together, and the chosen one. */
export function InstitutionMap(props: InstitutionMapProps) {
  const { block, map, entries, chosen, isIn, onPoint } = props;
  const { title, text, figures = [] } = map;
  const { form, path } = useScreen();
  const query = useQuery().toString();
  const t = useMessages();
  const asset = useAsset();
  const bringsHeading = useBringsHeading();
  const isDesktop = form === 'desktop';
  const here = query === '' ? path : `${path}?${query}`;
  const frame = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const { Component: Zoom } = usePart<typeof MapZoom>(mapZoomPart, true);
  const crest = chosen && namedText(chosen, block.crest);
  const home = chosen && homeOf(block, chosen);
  const facts =
    figures.length > 0 ? (
      <dl className={css.figures}>
        {figures.map(({ label, value }, index) => (
          <div key={locationKey(index, label)} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={`${layout.title} ${css.value}`}>{value}</dd>
          </div>
        ))}
      </dl>
    ) : null;
  return (
    <div className={isDesktop ? css.desktop : css.mobile}>
      <div className={classes(layout.wrap, isDesktop && layout.columns)}>
        <div className={css.words}>
          {bringsHeading ? <Breadcrumb /> : null}
          <MainHeading className={`${layout.title} ${css.title}`}>{title}</MainHeading>
          {text ? <p className={css.text}>{text}</p> : null}
          {isDesktop ? facts : null}
          {isDesktop && chosen ? (
            <div className={css.chosen} lang={chosen.tag}>
              {crest ? (
                <img src={asset(crest)} alt="" width={64} height={64} className={css.crest} />
              ) : null}
              <div className={css.panel}>
                <p className={`${layout.title} ${css.name}`}>
                  {`${entries.indexOf(chosen) + 1} ${chosen.title}`}
                </p>
                <p className={css.line}>
                  {[namedText(chosen, block.subject), namedText(chosen, map.line)]
                    .filter((each) => each !== undefined)
                    .map((each) => (
                      <span key={each} className={css.part}>
                        {each}
                      </span>
                    ))}
                </p>
                {home === undefined ? null : <MoreLink to={home}>{t('institutionHome')}</MoreLink>}
              </div>
            </div>
          ) : null}
        </div>
      </div>
      <nav ref={frame} className={css.map} aria-label={t('mapPlaces')}>
        <div ref={moved}>
          <div ref={drawing} className={css.art}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: it places links, which have words of their own */}
            <svg viewBox="0 0 1000 720" className={css.pins}>
              {entries.map((entry, index) => {
                const place = placeOn(entry, map.x, map.y);
                return place ? (
                  <foreignObject
                    key={entry.id}
                    {...place}
                    className={classes(
                      css.pin,
                      entry === chosen && isDesktop && css.on,
                      !isIn(entry) && css.dimmed,
                    )}
                  >
                    <SiteLink
                      to={`${here}#${entry.id}`}
                      className={css.link}
                      lang={entry.tag}
                      aria-current={(entry === chosen && isDesktop) || undefined}
                      onPointerEnter={() => onPoint(entry.id)}
                      onFocus={() => onPoint(entry.id)}
                    >
                      <span className={css.number}>{index + 1}</span>{' '}
                      <span className={isDesktop ? css.short : 'visually-hidden'}>
                        {namedText(entry, map.name) ?? entry.title}
                      </span>
                    </SiteLink>
                  </foreignObject>
                ) : null;
              })}
            </svg>
          </div>
        </div>
        {Zoom ? <Zoom frame={frame} moved={moved} drawing={drawing} /> : null}
      </nav>
      {isDesktop ? null : facts}
    </div>
  );
}

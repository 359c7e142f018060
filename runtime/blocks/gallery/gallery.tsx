import { useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import rows from '../../ui/section/uneven-rows.module.css';
import { unevenRows } from '../../ui/section/uneven-rows.ts';
import css from './gallery.module.css';
import { GalleryViewer } from './gallery-viewer.tsx';

/** Pictures in rows of unequal columns, on mobile the first above pairs; each opens large. */
export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  useBehaviour();
  const { title, text, more, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const [shown, setShown] = useState({ at: 0, open: false });
  const isMobile = form === 'mobile';
  const places = unevenRows(items.length, inColumn);
  const count = items.length;
  return (
    <Section title={title} text={text} more={more}>
      <ul className={isMobile ? css.mobile : classes(rows.rows, inColumn && rows.column)}>
        {items.map((picture, at) => {
          const place = t('picturePlace', { number: at + 1, count });
          const name = picture.alt || picture.caption || place;
          return (
            <li
              key={locationKey(at, picture.src)}
              className={isMobile ? css.item : rows[places[at] ?? 'full']}
            >
              <figure>
                <button
                  type="button"
                  className={css.open}
                  aria-haspopup="dialog"
                  data-readable
                  aria-label={t('openPicture', { title: name })}
                  onClick={() => setShown({ at, open: true })}
                >
                  <Picture
                    picture={picture}
                    width={600}
                    height={400}
                    className={isMobile ? css.picture : rows.picture}
                  />
                </button>
                {picture.caption ? (
                  <figcaption className={css.caption}>{picture.caption}</figcaption>
                ) : null}
              </figure>
            </li>
          );
        })}
      </ul>
      <GalleryViewer
        label={title ?? t('pictures')}
        items={items}
        at={shown.at}
        open={shown.open}
        onMove={(at) => setShown({ at, open: true })}
        onClose={() => setShown({ at: shown.at, open: false })}
      />
    </Section>
  );
}

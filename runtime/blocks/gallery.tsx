import { useState } from 'react';
import type { BlockProps } from '../page/block-props.ts';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import css from './gallery.module.css';
import { GalleryViewer } from './gallery-viewer.tsx';
import { classes } from './parts/classes.ts';
import { Picture } from './parts/picture.tsx';
import { locationKey } from './parts/place-key.ts';
import { usePlacement } from './parts/placement.ts';
import { Section } from './parts/section.tsx';
import rows from './parts/uneven-rows.module.css';
import { unevenRows } from './parts/uneven-rows.ts';

/** Pictures in rows of unequal columns, on the phone the first above pairs; each opens large. */
export function GalleryBlock({ block }: BlockProps<'gallery'>) {
  const { title, text, more, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const say = useMessages();
  const [shown, setShown] = useState({ at: 0, open: false });
  const phone = form === 'mobile';
  const places = unevenRows(items.length, inColumn);
  const count = items.length;
  return (
    <Section title={title} text={text} more={more}>
      <ul className={phone ? css.phone : classes(rows.rows, inColumn && rows.column)}>
        {items.map((picture, at) => {
          const place = say('picturePlace', { number: at + 1, count });
          const name = picture.alt || picture.caption || place;
          return (
            <li
              key={locationKey(at, picture.src)}
              className={phone ? css.item : rows[places[at] ?? 'full']}
            >
              <figure>
                <button
                  type="button"
                  className={css.open}
                  aria-haspopup="dialog"
                  aria-label={say('openPicture', { title: name })}
                  onClick={() => setShown({ at, open: true })}
                >
                  <Picture
                    picture={picture}
                    width={600}
                    height={400}
                    className={phone ? css.picture : rows.picture}
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
        label={title ?? say('pictures')}
        items={items}
        at={shown.at}
        open={shown.open}
        onMove={(at) => setShown({ at, open: true })}
        onClose={() => setShown({ at: shown.at, open: false })}
      />
    </Section>
  );
}

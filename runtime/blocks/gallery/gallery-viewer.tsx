import { useEffect } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import fade from '../../styles/fade.module.css';
import { arrowStep } from '../../ui/element/arrow-step.ts';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { Icon } from '../../ui/element/icon.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import css from './gallery-viewer.module.css';

type GalleryViewerProps = {
  /** What the pictures are called together. */
  readonly label: string;
  readonly items: BlockOf<'gallery'>['items'];
  /** Index of the picture that is shown. */
  readonly at: number;
  readonly open: boolean;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
};

/** One picture as large as the window, with the ways to the one before and the next, round and round. */
export function GalleryViewer({ label, items, at, open, onMove, onClose }: GalleryViewerProps) {
  const { form } = useScreen();
  const t = useMessages();
  const count = items.length;
  const several = count > 1;
  const to = (step: number) => (at + step + count) % count;
  useEffect(() => {
    if (!open || !several) return;
    // At the document, as a press on the picture takes the focus from the buttons.
    const onKey = (event: KeyboardEvent): void => {
      const step = arrowStep(event.key);
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onMove((at + step + count) % count);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const picture = items[at];
  if (!picture) return null;
  const place = t('picturePlace', { number: at + 1, count });
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={`${label} ${place}`}
      ground="sea"
      className={classes(css.viewer, fade.in)}
      leavingClassName={fade.out}
    >
      <div className={classes(css.content, form === 'mobile' && css.mobile)}>
        <div className={css.bar}>
          <p role="status" className={css.place}>
            {place}
            {picture.alt ? <span className="visually-hidden">{` ${picture.alt}`}</span> : null}
          </p>
          <button type="button" className={css.button} aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {several ? (
          <>
            <button
              type="button"
              className={classes(css.button, css.previous)}
              aria-label={t('previousPicture')}
              onClick={() => onMove(to(-1))}
            >
              <ContentIcon name="back" />
            </button>
            <button
              type="button"
              className={classes(css.button, css.next)}
              aria-label={t('nextPicture')}
              onClick={() => onMove(to(1))}
            >
              <Icon name="arrow" />
            </button>
          </>
        ) : null}
        <figure className={css.figure}>
          <Picture picture={picture} width={1200} height={800} first className={css.picture} />
          <figcaption className={css.caption}>{picture.caption}</figcaption>
        </figure>
      </div>
    </Modal>
  );
}

import type { BlockProps } from '../page/block-props.ts';
import frame from '../styles/frame.module.css';
import { Picture } from './parts/picture.tsx';
import css from './text-scene.module.css';
import { TextWords } from './text-words.tsx';

/** A text on a panel laid over its picture, which bleeds from the left edge of the window. */
export function TextScene({ block }: BlockProps<'text'>) {
  return (
    <section className={css.scene}>
      {block.picture ? (
        <Picture picture={block.picture} width={920} height={400} className={css.picture} />
      ) : null}
      <div className={`${frame.wrap} ${frame.columns}`}>
        <div className={css.panel}>
          <TextWords block={block} />
        </div>
      </div>
    </section>
  );
}

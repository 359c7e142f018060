import type { BlockProps } from '../page/block-props.ts';
import frame from '../styles/frame.module.css';
import { Heading } from './parts/heading.tsx';
import { Paragraphs } from './parts/paragraphs.tsx';
import { usePlacement } from './parts/placement.ts';
import css from './text-words.module.css';

/** Title and paragraphs of a text. */
export function TextWords({ block: { title, body } }: BlockProps<'text'>) {
  const { inColumn } = usePlacement();
  return (
    <>
      {title ? (
        <Heading className={`${frame.title} ${inColumn ? css.small : css.title}`}>{title}</Heading>
      ) : null}
      <Paragraphs body={body} />
    </>
  );
}

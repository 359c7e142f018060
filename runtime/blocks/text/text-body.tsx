import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Paragraphs } from '../../ui/text/paragraphs.tsx';
import css from './text-body.module.css';

/** Title and paragraphs of a text. */
export function TextBody({ block: { title, body } }: BlockProps<'text'>) {
  const { inColumn } = usePlacement();
  return (
    <>
      {title ? (
        <Heading className={`${layout.title} ${inColumn ? css.small : css.title}`}>{title}</Heading>
      ) : null}
      <Paragraphs body={body} />
    </>
  );
}

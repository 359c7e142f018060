import type { BlockProps } from '../../ui/block/block-props.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { EmbedFrame } from '../../ui/embed/embed-frame.tsx';
import { Section } from '../../ui/section/section.tsx';

/** A page of another site, loaded when the visitor asks for it. */
export function EmbedBlock({ block }: BlockProps<'embed'>) {
  const { title, text, src, provider, link, ratio = '16:9', picture } = block;
  const [width = 16, height = 9] = ratio.split(':').map(Number);
  return (
    <Section title={title} text={text}>
      <EmbedFrame
        src={src}
        title={title}
        provider={provider}
        link={link}
        width={width}
        height={height}
        picture={picture ? <Picture picture={picture} width={1280} height={720} /> : undefined}
      />
    </Section>
  );
}

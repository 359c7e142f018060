import type { BlockProps } from '../../ui/block/block-props.ts';
import { Scene } from '../../ui/section/scene.tsx';
import { TextBody } from './text-body.tsx';

/** A text on a panel laid over its picture. */
export function TextScene({ block }: BlockProps<'text'>) {
  return (
    <Scene picture={block.picture} height={400}>
      <TextBody block={block} />
    </Scene>
  );
}

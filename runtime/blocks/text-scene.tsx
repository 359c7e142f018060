import type { BlockProps } from '../page/block-props.ts';
import { Scene } from './parts/scene.tsx';
import { TextWords } from './text-words.tsx';

/** A text on a panel laid over its picture. */
export function TextScene({ block }: BlockProps<'text'>) {
  return (
    <Scene picture={block.picture} height={400}>
      <TextWords block={block} />
    </Scene>
  );
}

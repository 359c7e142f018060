import type { BlockProps } from '../../ui/block/block-props.ts';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { Hero } from '../../ui/hero/hero.tsx';

/** Head of an institution. */
export const HeroBlock = ({ block }: BlockProps<'hero'>) => (
  <Hero {...block} isHeadline={useIsHeadline()} />
);

import type { BlockProps } from '../../ui/block/block-props.ts';
import { Facts } from '../../ui/facts/facts.tsx';

/** A statement beside a list of facts. */
export const FactsBlock = ({ block }: BlockProps<'facts'>) => <Facts {...block} />;

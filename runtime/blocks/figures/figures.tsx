import type { BlockProps } from '../../ui/block/block-props.ts';
import { usePlacement } from '../../ui/section/placement.ts';
import { FiguresGrid } from './figures-grid.tsx';
import { FiguresRow } from './figures-row.tsx';
import { FiguresScene } from './figures-scene.tsx';

/** As many as fill a row across the page. */
const rowLength = 4;

/** Numbers, set large, with what they count. */
export function FiguresBlock({ block }: BlockProps<'figures'>) {
  const { title, items, picture, layout: shape } = block;
  const { inColumn } = usePlacement();
  if (shape === 'row') return <FiguresRow block={block} />;
  if (inColumn) return <FiguresGrid block={block} />;
  if (picture) return <FiguresScene block={block} />;
  if (title === undefined && items.length === rowLength) return <FiguresRow block={block} />;
  return <FiguresGrid block={block} />;
}

import { listKey } from '../../../schema/content/content-files.ts';
import type { BlockOf } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { whereOf } from '../../content/address-lists.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { BlockList } from '../../ui/block/block-list.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { type SectionLink, SectionLinks } from '../../ui/section/section-links.tsx';
import css from './sections.module.css';

const column = { level: 3, inColumn: true } as const;
const wholePage = { level: 2, inColumn: false, withoutBand: true } as const;

/** The links to the sections; those with a list say how many entries it has, where there is room for that. */
function useSectionLinks({ by, items, navigation }: BlockOf<'sections'>): readonly SectionLink[] {
  const screen = useScreen();
  const { lists, form, path } = screen;
  const counts = form === 'desktop' && navigation !== 'bar';
  return Object.entries(items).map(([code, { title, blocks }]) => {
    const list = blocks.find(({ type }) => type === 'articleList' || type === 'noticeList');
    const link = { code, title, to: `${path}?${by}=${code}` };
    if (!counts || !list || !('collection' in list)) return link;
    const { codeFrom: _, ...block } = list as BlockOf<'articleList'>;
    const first = ownValue(lists, listKey(block.collection, whereOf(screen, block)));
    return { ...link, count: first?.total };
  });
}

/** Parts of a page of which one is shown: a list of links beside it or across the page, on narrow screens a row above it. */
export function SectionsBlock({ block }: BlockProps<'sections'>) {
  const { by, items, navigation } = block;
  const { form } = useScreen();
  const asked = useQuery().get(by);
  const links = useSectionLinks(block);
  const sections = Object.entries(items);
  const open = sections.find(([code]) => code === asked) ?? sections[0];
  if (!open) return null;
  const [openCode, section] = open;
  if (section.heading === 'none') {
    return (
      <PlacementProvider value={wholePage}>
        <BlockList key={openCode} blocks={section.blocks} />
      </PlacementProvider>
    );
  }
  if (navigation === 'bar') {
    // The page's heading names the open one; it has the page's width.
    return (
      <>
        <SectionLinks links={links} open={openCode} place="bar" />
        <section className={css.opened} aria-label={section.title}>
          <BlockList key={openCode} blocks={section.blocks} />
        </section>
      </>
    );
  }
  const isDesktop = form === 'desktop';
  return (
    <div
      className={classes(
        layout.wrap,
        css.sections,
        isDesktop && css.desktop,
        isDesktop && layout.columns,
      )}
    >
      <SectionLinks links={links} open={openCode} place="side" />
      <section className={css.content} aria-label={section.title}>
        <h2 className={isDesktop ? `${layout.title} ${css.title}` : 'visually-hidden'}>
          {section.title}
        </h2>
        <PlacementProvider value={column}>
          <BlockList key={openCode} blocks={section.blocks} />
        </PlacementProvider>
      </section>
    </div>
  );
}

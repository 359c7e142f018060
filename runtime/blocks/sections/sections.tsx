import { useLayoutEffect, useRef } from 'react';
import { listKey } from '../../../schema/content/content-files.ts';
import type { BlockOf, ModelBlocks } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { whereOf } from '../../content/address-lists.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { BlockList } from '../../ui/block/block-list.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import css from './sections.module.css';

const column = { level: 3, inColumn: true } as const;

/** How many entries the section's list has, where it is one; on mobile there is no room for it. */
function SectionCount({ blocks }: { readonly blocks: ModelBlocks }) {
  const screen = useScreen();
  const { lists, form } = screen;
  const list = blocks.find(({ type }) => type === 'articleList' || type === 'noticeList');
  if (!list || form === 'mobile' || !('collection' in list)) return null;
  const { codeFrom: _, ...block } = list as BlockOf<'articleList'>;
  const first = ownValue(lists, listKey(block.collection, whereOf(screen, block)));
  return first ? (
    <span className={css.count} aria-hidden="true">
      {first.total}
    </span>
  ) : null;
}

/** Parts of a page of which one is shown: a list of links beside it, on narrow screens a row above it. */
export function SectionsBlock({ block }: BlockProps<'sections'>) {
  const { by, items } = block;
  const { form, path } = useScreen();
  const query = useQuery();
  const t = useMessages();
  const sections = Object.entries(items);
  const asked = query.get(by);
  const tabs = useRef<HTMLUListElement>(null);
  // Where the row of sections is wider than the window, the open one comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that opens
  useLayoutEffect(() => {
    const list = tabs.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !current || list.scrollWidth <= list.clientWidth) return;
    const { left, width } = current.getBoundingClientRect();
    const middle = list.getBoundingClientRect().left + (list.clientWidth - width) / 2;
    list.scrollLeft += left - middle;
  }, [asked]);
  const open = sections.find(([code]) => code === asked) ?? sections[0];
  if (!open) return null;
  const [openCode, section] = open;
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
      <nav aria-label={t('sections')} className={css.side}>
        <ul ref={tabs} className={css.list}>
          {sections.map(([code, { title, blocks }]) => (
            <li key={code} className={css.item}>
              <SiteLink
                to={`${path}?${by}=${code}`}
                className={code === openCode ? `${css.link} ${css.current}` : css.link}
                {...(code === openCode ? { 'aria-current': 'page' as const } : {})}
              >
                {title}
                <SectionCount blocks={blocks} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
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

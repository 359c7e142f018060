import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { BlockList } from '../../ui/block/block-list.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Heading } from '../../ui/section/heading.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import { putQuery } from './put-query.ts';
import css from './tabs.module.css';

const column = { level: 3, inColumn: true } as const;

/** Which tab a key leads to from one of them; undefined: the key is for something else. */
export function tabOfKey(
  key: string,
  from: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return (from + 1) % count;
  if (key === previous) return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Parts of a page of which one is shown, by the tabs pattern of WAI-ARIA; the query names the open one. All of them
 * are in the page: without scripts, and on paper, they stand one below the other.
 */
export function TabsBlock({ block }: BlockProps<'tabs'>) {
  const { title, text, by = 'tab', items } = block;
  useBehaviour();
  const { form } = useScreen();
  const { model } = useSiteState();
  const asked = useQuery().get(by) ?? '';
  // What was chosen here counts until a link asks for another one.
  const [chosen, setChosen] = useState({ asked, code: asked });
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabs = Object.entries(items);
  const wanted = chosen.asked === asked ? chosen.code : asked;
  const found = tabs.findIndex(([code]) => code === wanted);
  const open = Math.max(0, found);
  const counts = tabs.map(([, { blocks }]) => blocks.length);

  const choose = (index: number): void => {
    const code = tabs[index]?.[0];
    if (code === undefined) return;
    setChosen({ asked, code });
    putQuery(by, code, model.history);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRtl = document.documentElement.dir === 'rtl';
    const index = tabOfKey(event.key, open, tabs.length, isRtl);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
  };
  return (
    <Section title={title} text={text}>
      <div
        ref={row}
        role="tablist"
        aria-label={title}
        className={classes(css.tabs, form === 'mobile' && css.mobile)}
        data-needs-script
        onKeyDown={onKeyDown}
      >
        {tabs.map(([code, tab], index) => (
          <button
            key={code}
            type="button"
            role="tab"
            id={`${id}-tab-${code}`}
            aria-controls={`${id}-${code}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            className={css.tab}
            onClick={() => choose(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <PlacementProvider value={column}>
        {tabs.map(([code, tab], index) => (
          <div
            key={code}
            role="tabpanel"
            id={`${id}-${code}`}
            aria-labelledby={`${id}-tab-${code}`}
            hidden={index !== open}
            className={css.panel}
            data-tab-panel
          >
            <PlacementProvider value={title === undefined ? { level: 2, inColumn: true } : column}>
              <Heading className={css.title}>
                <span data-tab-title>{tab.title}</span>
              </Heading>
            </PlacementProvider>
            <BlockList
              blocks={tab.blocks}
              from={counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
            />
          </div>
        ))}
      </PlacementProvider>
    </Section>
  );
}

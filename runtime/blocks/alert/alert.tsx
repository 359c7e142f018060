import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { noticeSigns, noticeWords } from '../../ui/notice/notice-kinds.ts';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './alert.module.css';

/** Something that must not be missed. */
export function AlertBlock({ block }: BlockProps<'alert'>) {
  const { kind = 'information', text, link } = block;
  const t = useMessages();
  const { inColumn } = usePlacement();
  const title = block.title ?? t(noticeWords[kind]);
  return (
    <section
      className={inColumn ? layout.part : classes(layout.wrap, layout.section)}
      aria-label={title}
    >
      <div className={css.alert} data-kind={kind}>
        <Drawing d={noticeSigns[kind]} className={css.sign} />
        <div>
          <p className={css.title}>{title}</p>
          {text.map((paragraph, index) => (
            <p key={locationKey(index, paragraph)}>{paragraph}</p>
          ))}
          {link ? <MoreLink to={link.link}>{link.label}</MoreLink> : null}
        </div>
      </div>
    </section>
  );
}

import type { NoticeModel } from '../../../schema/notice-model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { noticeSigns, noticeWords } from '../../ui/notice/notice-kinds.ts';
import { leaveNotice } from './close-notice.ts';
import css from './notices.module.css';
import { useShownNotices } from './use-shown-notices.ts';

const none: readonly NoticeModel[] = [];

/** The notices above the header, those that are not shown now hidden. */
export function Notices() {
  const { form, table, row } = useScreen();
  const t = useMessages();
  const { notices = none } = table.site;
  const { isShown, close } = useShownNotices(notices);
  const onPage = notices.filter(({ pages }) => !pages || pages.includes(row?.page ?? ''));
  return onPage.map((notice) => {
    const { id, kind, text, link, from, until, lasting } = notice;
    const title = notice.title ?? t(noticeWords[kind]);
    return (
      <section
        key={id}
        className={css.notice}
        aria-label={title}
        data-kind={kind}
        data-form={form}
        data-notice={id}
        data-from={from}
        data-until={until}
        hidden={!isShown(notice)}
        // A script of built pages has decided before they are painted.
        suppressHydrationWarning
      >
        <div className={classes(layout.wrap, css.line)}>
          <Drawing d={noticeSigns[kind]} className={css.sign} />
          <p className={css.words}>
            <b>{title}</b> {text}
            {link && (
              <SiteLink to={link.link} className={css.more}>
                {link.label}
              </SiteLink>
            )}
          </p>
          {!lasting && (
            <button
              type="button"
              className={css.close}
              aria-label={t('closeNotice', { title })}
              onClick={() => {
                close(id);
                leaveNotice();
              }}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      </section>
    );
  });
}

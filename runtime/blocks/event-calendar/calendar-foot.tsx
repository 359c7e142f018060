import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { useInBrowser } from '../../state/use-in-browser.ts';
import { Drawing } from '../../ui/element/drawing.tsx';
import css from './calendar-foot.module.css';

const drawings = {
  calendar: 'M4 6.5h16v13H4ZM4 10.5h16M8.5 4v4M15.5 4v4',
  printer: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7Z',
} as const;

type CalendarFootProps = {
  /** The calendar's file, from the site's root. */
  readonly file: string | undefined;
  readonly hasGrid: boolean;
};

/** How to have a calendar elsewhere: in a calendar program, on paper. */
export function CalendarFoot({ file, hasGrid }: CalendarFootProps) {
  const t = useMessages();
  const asset = useAsset();
  const runs = useInBrowser(() => true, false);
  return (
    <div className={css.foot}>
      {file === undefined ? null : (
        <a href={asset(file)} type="text/calendar" className={css.link}>
          <Drawing d={drawings.calendar} className={css.icon} />
          <span>{t('calendarSubscribe')}</span>
        </a>
      )}
      {hasGrid ? (
        <>
          {/* Nothing prints without scripts, and nothing chooses a day. */}
          <button type="button" className={css.link} onClick={() => window.print()} hidden={!runs}>
            <Drawing d={drawings.printer} className={css.icon} />
            <span>{t('calendarPrint')}</span>
          </button>
          <p className={css.hint} hidden={!runs}>
            {t('calendarHint')}
          </p>
        </>
      ) : null}
    </div>
  );
}

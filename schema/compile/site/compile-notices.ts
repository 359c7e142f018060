import { isNoticeDue, type NoticeModel } from '../../notice-model.ts';
import type { Notice, SiteSource } from '../../source.generated.ts';
import { endOf } from '../../time/end-of.ts';
import { timeOf } from '../../time/time-of.ts';
import { timeZoneOf } from '../../time/time-zone-of.ts';
import { localiserOf, type VariantContext } from '../compile-context.ts';
import { localise } from '../localiser.ts';

/** When a notice is shown, in milliseconds since 1970. */
export function noticeTimes(
  { from, until }: Pick<Notice, 'from' | 'until'>,
  source: Pick<SiteSource, 'site'>,
): Pick<NoticeModel, 'from' | 'until'> {
  const timeZone = timeZoneOf(source);
  return {
    ...(from === undefined ? {} : { from: timeOf(from, timeZone) }),
    ...(until === undefined ? {} : { until: endOf(until, timeZone) }),
  };
}

/** When a notice of a site comes or goes next, in milliseconds since 1970; undefined: none does. */
export const nextNoticeChange = (source: Pick<SiteSource, 'site'>, now: number) =>
  (source.site.notice ?? [])
    .flatMap((notice) => Object.values(noticeTimes(notice, source)))
    .filter((time) => time > now)
    .sort((a, b) => a - b)[0];

/**
 * The notices of one variant, without those that are over.
 * @param fingerprint gives a short name for a text; the same text, the same name
 * @param now milliseconds since 1970
 */
export function compileNotices(
  context: VariantContext,
  fingerprint: (text: string) => string,
  now: number,
): NoticeModel[] {
  const { source, variant } = context;
  return (source.site.notice ?? []).flatMap((notice): NoticeModel[] => {
    const { languages = [variant.language], kind = 'information', pages, dismissible } = notice;
    const times = noticeTimes(notice, source);
    const isOver = times.until !== undefined && times.until <= now;
    if (isOver || !languages.includes(variant.language)) return [];
    const { title, text, link } = localise(notice, 'notice', localiserOf(context)) as Pick<
      NoticeModel,
      'title' | 'text' | 'link'
    >;
    return [
      {
        // In all languages together: who has closed it has read it.
        id: fingerprint(JSON.stringify([kind, notice.title, notice.text])),
        kind,
        ...(title === undefined ? {} : { title }),
        text,
        ...(link === undefined ? {} : { link }),
        ...times,
        ...(pages === undefined ? {} : { pages }),
        ...(dismissible === false ? { lasting: true } : {}),
        ...(isNoticeDue(times, now) ? {} : { later: true }),
      },
    ];
  });
}

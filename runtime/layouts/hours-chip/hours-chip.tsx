import type { HoursModel } from '../../../schema/hours/hours-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useHoursText } from '../../ui/hours/use-hours-text.ts';
import { useOpenState } from '../../ui/hours/use-open-state.ts';
import css from './hours-chip.module.css';

type ChipProps = { readonly name: string; readonly hours: HoursModel; readonly link?: string };

function Chip({ name, hours, link }: ChipProps) {
  const t = useMessages();
  const { clock } = useHoursText();
  const state = useOpenState(hours);
  // As built nothing is said: it would be the hour of the build.
  if (!state) return null;
  const { isOpen, until, words } = state;
  const short = isOpen
    ? until === undefined
      ? t('openNow')
      : t('openUntil', { time: clock(until) })
    : t('closedNow');
  const content = (
    <>
      <span className="visually-hidden">{`${name} – ${words}`}</span>
      <span className={css.words} data-open={isOpen} aria-hidden="true" title={words}>
        {short}
      </span>
    </>
  );
  return link === undefined ? (
    <span className={css.chip}>{content}</span>
  ) : (
    <SiteLink to={link} className={css.chip}>
      {content}
    </SiteLink>
  );
}

type HoursChipProps = {
  /** Class of what keeps its place. */
  readonly className?: string | undefined;
};

/** Whether the place of `site.openingHours` is open, and until when. */
export function HoursChip({ className }: HoursChipProps) {
  const { table } = useScreen();
  const { openingHours } = table.site;
  const place = openingHours && ownValue(table.places ?? {}, openingHours.place);
  if (!place?.hours) return null;
  return (
    <div className={className}>
      <Chip
        name={place.name}
        hours={place.hours}
        {...(openingHours?.link === undefined ? {} : { link: openingHours.link })}
      />
    </div>
  );
}

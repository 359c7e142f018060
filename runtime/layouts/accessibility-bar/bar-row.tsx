import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import css from './bar-row.module.css';
import { CareIcon } from './care-icon.tsx';
import control from './control-button.module.css';
import { ControlButton } from './control-button.tsx';
import { ControlGroup } from './control-group.tsx';
import { KeyList } from './key-list.tsx';
import type { CareControls } from './use-care-controls.ts';
import { useFitting } from './use-fitting.ts';

/** The bar over the page: in one line what fits, the rest behind a button. */
export function BarRow({ controls }: { readonly controls: CareControls }) {
  const t = useMessages();
  const { groups, aids, reset, leave } = controls;
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const units = groups.length + aids.length;
  const fitting = useFitting(row, units);
  const shownGroups = groups.slice(0, fitting);
  const shownAids = aids.slice(0, Math.max(0, fitting - groups.length));
  const furtherGroups = groups.slice(fitting);
  const furtherAids = aids.slice(shownAids.length);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setIsOpen(false);
      more.current?.focus();
    };
    const onPress = ({ target }: Event): void => {
      const isOwn = [panel, more].some(({ current }) => current?.contains(target as Node));
      if (!isOwn) setIsOpen(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);
  return (
    <div className={css.bar}>
      <div className={classes(layout.wrap, css.row)} ref={row}>
        <strong className={css.title}>{t('care')}</strong>
        {shownGroups.map(({ name, label, controls: own }) => (
          <ControlGroup key={name} name={name} label={label} controls={own} />
        ))}
        <ControlGroup name="aids" label={t('careAids')} controls={shownAids}>
          <button
            ref={more}
            type="button"
            className={classes(control.button, css.more)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('careMore')}
            <CareIcon name="down" />
          </button>
        </ControlGroup>
        {isOpen && (
          <div ref={panel} id={id} className={css.panel}>
            {furtherGroups.map(({ name, label, controls: own }) => (
              <ControlGroup
                key={name}
                name={name}
                label={label}
                controls={own}
                className={css.further}
              />
            ))}
            {furtherAids.length > 0 && (
              <div className={css.aids}>
                {furtherAids.map((each) => (
                  <ControlButton key={each.name} control={each} />
                ))}
              </div>
            )}
            <KeyList controls={controls} />
          </div>
        )}
        <div className={css.end}>
          <button
            type="button"
            className={css.reset}
            aria-keyshortcuts="Alt+Shift+0"
            onClick={reset}
          >
            <CareIcon name="reset" />
            {t('careReset')}
          </button>
          <button
            type="button"
            className={css.leave}
            aria-label={t('careLeave')}
            aria-keyshortcuts="Alt+Shift+A"
            onClick={leave}
          >
            <CareIcon name="leave" />
            {t('careLeaveShort')}
          </button>
        </div>
      </div>
    </div>
  );
}

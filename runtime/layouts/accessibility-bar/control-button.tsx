import { ariaShortcut } from '../../aids/shortcut.ts';
import css from './control-button.module.css';
import type { Control } from './use-care-controls.ts';

type ControlButtonProps = {
  readonly control: Control;
  readonly className?: string | undefined;
};

/** A button of the bar. A press keeps what is selected: it may be what is to be read. */
export const ControlButton = ({ control, className = css.button }: ControlButtonProps) => (
  <button
    type="button"
    className={className}
    aria-pressed={control.isPressed}
    aria-keyshortcuts={control.code && ariaShortcut(control.code)}
    onMouseDown={(event) => event.preventDefault()}
    onClick={control.press}
  >
    {control.label}
  </button>
);

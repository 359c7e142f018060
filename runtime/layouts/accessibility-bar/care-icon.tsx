import { Drawing } from '../../ui/element/drawing.tsx';
import { Icon } from '../../ui/element/icon.tsx';
import css from './care-icon.module.css';

const drawings: Readonly<Record<string, string>> = {
  spacing: 'M10 6h11M10 12h11M10 18h11M5 4v16M2.5 6.5 5 4l2.5 2.5M2.5 17.5 5 20l2.5-2.5',
  ruler: 'M2.5 8.5h19v7h-19ZM6.5 8.5v3M10.2 8.5v4M13.9 8.5v3M17.6 8.5v4',
  aids: 'M2.5 8.5h19v7h-19ZM6.5 8.5v3M10.2 8.5v4M13.9 8.5v3M17.6 8.5v4',
  reset: 'M5 12a7 7 0 1 0 2.5-5.4M7.5 2.5V7H12',
  read: 'M4 9.5h4l5-4v13l-5-4H4ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
};

/** A drawing of the bar, beside a word. */
export function CareIcon({ name }: { readonly name: string }) {
  if (name === 'contrast')
    return (
      <svg
        className={css.icon}
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
      </svg>
    );
  if (name === 'text') return <Icon name="text" className={css.icon} />;
  if (name === 'colour') return <Icon name="sun" className={css.icon} />;
  if (name === 'leave') return <Icon name="close" className={css.icon} />;
  if (name === 'down') return <Icon name="down" className={css.icon} />;
  const drawing = drawings[name];
  return drawing === undefined ? null : <Drawing d={drawing} className={css.icon} />;
}

import { Drawing } from './drawing.tsx';

const drawings = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0ZM16 16l5 5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm5 5 14 14M19 5 5 19',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  down: 'm6 9.5 6 6 6-6',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z',
  sun: 'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  text: 'M3 19 8.5 5h1L15 19M5 14h8M15.5 19l3-8h1l3 8M16.5 16.5h5',
} as const;

type IconProps = { readonly name: keyof typeof drawings; readonly className?: string | undefined };

/** A small drawing beside a text of the frame: every page loads these. */
export const Icon = ({ name, className }: IconProps) => (
  <Drawing d={drawings[name]} className={className} />
);

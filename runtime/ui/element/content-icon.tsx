import { Drawing } from './drawing.tsx';

const drawings = {
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c-9 2-17-6-15-15Z',
  file: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4',
  alert: 'M12 4 2.5 20h19ZM12 10v5M12 17.2v.6',
  info: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM12 11v5.5M12 7.5v.6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  link: 'm10 14 4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5l2.5-2.5M15.5 13 18 10.5A3.2 3.2 0 0 0 13.5 6L11 8.5',
  code: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM17.5 17.5H20V20h-2.5Z',
  mail: 'M3.5 5.5h17v13h-17ZM4 6.5l8 6 8-6',
  pin: 'M12 21c4.5-5 6.5-8.3 6.5-11.2a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21ZM14.3 9.8a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 0 1 4.6 0Z',
} as const;

type IconProps = { readonly name: keyof typeof drawings; readonly className?: string | undefined };

/** A small drawing beside a text of a page or a notice; only what shows one loads these. */
export const ContentIcon = ({ name, className }: IconProps) => (
  <Drawing d={drawings[name]} className={className} />
);

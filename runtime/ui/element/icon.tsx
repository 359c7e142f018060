const drawings = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0ZM16 16l5 5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm5 5 14 14M19 5 5 19',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  down: 'm6 9.5 6 6 6-6',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0ZM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17Z',
  sun: 'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  text: 'M3 19 8.5 5h1L15 19M5 14h8M15.5 19l3-8h1l3 8M16.5 16.5h5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c-9 2-17-6-15-15Z',
  file: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4',
  alert: 'M12 4 2.5 20h19ZM12 10v5M12 17.2v.6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  link: 'm10 14 4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5l2.5-2.5M15.5 13 18 10.5A3.2 3.2 0 0 0 13.5 6L11 8.5',
  code: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM17.5 17.5H20V20h-2.5Z',
  mail: 'M3.5 5.5h17v13h-17ZM4 6.5l8 6 8-6',
  pin: 'M12 21c4.5-5 6.5-8.3 6.5-11.2a6.5 6.5 0 1 0-13 0C5.5 12.7 7.5 16 12 21ZM14.3 9.8a2.3 2.3 0 1 1-4.6 0a2.3 2.3 0 0 1 4.6 0Z',
} as const;

type IconProps = { readonly name: keyof typeof drawings; readonly className?: string | undefined };

/** A small drawing beside a text; screen readers skip it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

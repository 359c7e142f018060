const drawings = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0ZM16 16l5 5',
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'm5 5 14 14M19 5 5 19',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c-9 2-17-6-15-15Z',
  alert: 'M12 4 2.5 20h19ZM12 10v5M12 17.2v.6',
} as const;

type IconProps = { readonly name: keyof typeof drawings; readonly className?: string | undefined };

/** A small drawing beside words; readers pass over it. */
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

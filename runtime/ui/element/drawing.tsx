type DrawingProps = { readonly d: string; readonly className?: string | undefined };

/** Lines in a square of 24, in the colour of the text beside them; screen readers skip them. */
export function Drawing({ d, className }: DrawingProps) {
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
      <path d={d} />
    </svg>
  );
}

import css from './spinner.module.css';

/** The whole window while a part of the site is awaited. It appears late, so that a fast one never flashes. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={css.screen} role="status">
      <span className={css.ring} />
      <span className={css.label}>{label}</span>
    </div>
  );
}

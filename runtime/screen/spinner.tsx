import css from './spinner.module.css';

type SpinnerProps = { readonly words: string };

/** The whole window while a part of the site is awaited. It appears late, so that a fast one never flashes. */
export function Spinner({ words }: SpinnerProps) {
  return (
    <div className={css.screen} role="status">
      <span className={css.ring} />
      <span>{words}</span>
    </div>
  );
}

import { locationKey } from './location-key.ts';

type AddressLinesProps = {
  readonly lines: readonly string[];
  readonly className?: string | undefined;
};

/** A postal address, line by line. */
export function AddressLines({ lines, className }: AddressLinesProps) {
  return (
    <p className={className}>
      {lines.map((line, index) => (
        <span key={locationKey(index, line)}>
          {index > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </p>
  );
}

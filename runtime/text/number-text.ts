import type { ValueFormat } from '../../schema/source.generated.ts';

/** How a number is written. */
export type NumberForm = Pick<ValueFormat, 'number' | 'currency' | 'decimals'>;

const formats = new Map<string, Intl.NumberFormat>();

function optionsOf(value: number, { number, currency, decimals }: NumberForm) {
  const isWhole = Number.isInteger(value);
  const digits =
    decimals !== undefined
      ? { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      : currency !== undefined && isWhole
        ? { minimumFractionDigits: 0, maximumFractionDigits: 0 }
        : currency !== undefined || number === 'compact'
          ? {}
          : { maximumFractionDigits: 6 };
  return {
    // Arabic and others as well: the site writes its days and prices in these digits.
    numberingSystem: 'latn',
    ...(currency === undefined ? {} : { style: 'currency' as const, currency }),
    ...(number === 'percent' ? { style: 'percent' as const } : {}),
    ...(number === 'compact' ? { notation: 'compact' as const } : {}),
    ...(number === 'plain' ? { useGrouping: false } : {}),
    ...digits,
  };
}

/**
 * A number as a language writes it; as it stands where no form is asked for.
 * @param tag BCP 47 tag of the language
 */
export function numberText(value: number, form: NumberForm = {}, tag = 'en'): string {
  const { number, currency, decimals } = form;
  if ((number ?? 'plain') === 'plain' && currency === undefined && decimals === undefined) {
    return String(value);
  }
  const options = optionsOf(value, form);
  const key = `${tag} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    try {
      format = new Intl.NumberFormat(tag, options);
    } catch {
      // No BCP 47 tag.
      format = new Intl.NumberFormat('en', options);
    }
    formats.set(key, format);
  }
  return format.format(value);
}

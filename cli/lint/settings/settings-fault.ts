import type { Range } from '../../diagnostics/diagnostic.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import { joined, type LocalText } from '../../local-text.ts';
import { UsageError } from '../../usage-error.ts';

/** Something in the settings file that is not known. */
type PlacedFault = Range & { readonly message: LocalText };

/** The settings file holds what is not known; the text names every place. */
export class SettingsFault extends UsageError {
  readonly file: string;
  readonly lines: LineIndex;
  readonly faults: readonly PlacedFault[];

  constructor(file: string, lines: LineIndex, faults: readonly PlacedFault[]) {
    const reported = faults.map(({ start, message }) => {
      const { line, column } = lines.position(start);
      const at = `${file}:${line}:${column}  `;
      return { zh: at + message.zh, en: at + message.en };
    });
    super(joined(reported, '\n', '\n'));
    this.file = file;
    this.lines = lines;
    this.faults = faults;
  }
}

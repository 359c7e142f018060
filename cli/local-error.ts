import type { LocalText } from './local-text.ts';

/**
 * An error that whoever called can put right. `text` is for the person at the command line; `message` is in English,
 * as those of other errors are.
 */
export abstract class LocalError extends Error {
  readonly text: LocalText;

  constructor(text: LocalText) {
    super(text.en);
    this.text = text;
  }
}

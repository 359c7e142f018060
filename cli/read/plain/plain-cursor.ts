import type { ScalarNode } from '../source-node.ts';
import {
  blank,
  closeList,
  closeMap,
  colon,
  comma,
  dash,
  doubleQuote,
  hash,
  newline,
  openList,
  openMap,
  singleQuote,
} from './character-codes.ts';
import { NotPlainYaml, plainValue, quotedAt } from './plain-scalar.ts';

/** Characters that no plain scalar starts with, or that start what is not read here. */
const indicators = new Set([...'-?:,[]{}#&*!|>\'"%@`'].map((each) => each.charCodeAt(0)));
/** What a dash may stand before in a plain scalar. */
const behindDash = /^-[0-9A-Za-z.]/;

/** A scalar as the tree has it. */
export const scalar = (
  start: number,
  end: number,
  value: ScalarNode['value'],
  plain: boolean,
  written: string,
): ScalarNode => ({ kind: 'scalar', value, plain, written, start, end });

export const isQuote = (character: number): boolean =>
  character === doubleQuote || character === singleQuote;

/** An offset in a text of plain YAML that moves on; throws `NotPlainYaml` at what is not plain. */
export class PlainCursor {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The code of the character here, or so far from here. */
  peek(offset = 0): number {
    return this.text.charCodeAt(this.at + offset);
  }

  /** Whether the line, or the text, ends at an offset. */
  isEnd(offset: number): boolean {
    return offset >= this.text.length || this.text.charCodeAt(offset) === newline;
  }

  skipBlanks(): void {
    while (this.peek() === blank) this.at += 1;
  }

  skipComment(): void {
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length : end;
  }

  /** Nothing but a comment stands in the rest of the line. */
  endLine(): void {
    const before = this.at;
    this.skipBlanks();
    if (this.isEnd(this.at)) return;
    if (this.peek() !== hash || this.at === before) throw new NotPlainYaml();
    this.skipComment();
  }

  /** Goes from the end of a line to what comes next, and returns its column; -1 at the end of the text. */
  nextLine(): number {
    while (this.at < this.text.length) {
      const start = this.peek() === newline ? this.at + 1 : this.at;
      this.at = start;
      this.skipBlanks();
      if (this.at >= this.text.length) return -1;
      const character = this.peek();
      if (character === hash) this.skipComment();
      else if (character !== newline) return this.at - start;
    }
    return -1;
  }

  /** A text in quotes of one line. */
  quoted(): ScalarNode {
    const start = this.at;
    const { value, end } = quotedAt(this.text, start);
    this.at = end;
    return scalar(start, end, value, false, value);
  }

  plainFrom(start: number, end: number): ScalarNode {
    const written = this.text.slice(start, end);
    return scalar(start, end, plainValue(written), true, written);
  }

  /** Whether a plain scalar may begin here. */
  startsPlain(): boolean {
    return !indicators.has(this.peek()) || behindDash.test(this.text.slice(this.at, this.at + 2));
  }

  /** Whether an item of a list begins here. */
  isItem(): boolean {
    return this.peek() === dash && (this.isEnd(this.at + 1) || this.peek(1) === blank);
  }

  /** A plain scalar by indentation, up to the end of the line, a comment, or the colon behind a key. */
  plainInBlock(): ScalarNode {
    if (!this.startsPlain()) throw new NotPlainYaml();
    const start = this.at;
    let end = this.at;
    for (; !this.isEnd(this.at); this.at += 1) {
      const character = this.peek();
      if (character === blank) continue;
      if (character === hash && this.peek(-1) === blank) break;
      if (character === colon && (this.isEnd(this.at + 1) || this.peek(1) === blank)) break;
      end = this.at + 1;
    }
    // A blank before a colon, or a comment: the end is where the text ends.
    if (this.peek() === colon && end !== this.at) throw new NotPlainYaml();
    this.at = end;
    return this.plainFrom(start, end);
  }

  /** A plain scalar in brackets. */
  plainInFlow(): ScalarNode {
    if (!this.startsPlain()) throw new NotPlainYaml();
    const start = this.at;
    let end = this.at;
    for (; ; this.at += 1) {
      const character = this.peek();
      if (this.at >= this.text.length || character === openList || character === openMap)
        throw new NotPlainYaml();
      if (character === newline || character === comma) break;
      if (character === closeList || character === closeMap) break;
      if (character === blank) continue;
      if (character === hash && this.peek(-1) === blank) throw new NotPlainYaml();
      if (character === colon) {
        const next = this.peek(1);
        if (next === blank || next === newline) break;
        if (next === comma || next === closeList || next === closeMap) throw new NotPlainYaml();
        if (next === openList || next === openMap || this.at + 1 >= this.text.length)
          throw new NotPlainYaml();
      }
      end = this.at + 1;
    }
    if (this.peek() === colon && end !== this.at) throw new NotPlainYaml();
    this.at = end;
    return this.plainFrom(start, end);
  }

  /** Goes over blanks and line ends in brackets; a line stands further in than what holds the brackets. */
  skipInFlow(column: number): void {
    for (;;) {
      this.skipBlanks();
      if (this.at >= this.text.length || this.peek() === hash) throw new NotPlainYaml();
      if (this.peek() !== newline) return;
      this.at += 1;
      const start = this.at;
      this.skipBlanks();
      if (!this.isEnd(this.at) && this.at - start <= column) throw new NotPlainYaml();
    }
  }
}

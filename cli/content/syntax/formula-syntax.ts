import {
  markdownLineEnding,
  markdownLineEndingOrSpace,
  markdownSpace,
  unicodeWhitespace,
} from 'micromark-util-character';
import type { Code, Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    formulaText: 'formulaText';
    formulaTextMark: 'formulaTextMark';
    formulaTextValue: 'formulaTextValue';
    formulaBlock: 'formulaBlock';
    formulaBlockMark: 'formulaBlockMark';
    formulaBlockLine: 'formulaBlockLine';
    formulaBlockInfo: 'formulaBlockInfo';
  }
}

const dollar = 36;
const backslash = 92;

const isEnd = (code: Code): boolean => code === null || markdownLineEnding(code);
const isBlank = (code: Code): boolean => markdownLineEndingOrSpace(code) || unicodeWhitespace(code);
/** What makes a price or a variable of a dollar sign that it touches: US$5, $HOME:$PATH. */
const isWord = (code: Code): boolean =>
  code !== null && code > 0 && /[\dA-Za-z]/.test(String.fromCharCode(code));

/** What no formula has outside of words in braces, as in 五元（$5）、十元（$10）. */
const isSentence = (code: Code): boolean =>
  code !== null && code > 0 && '、。，；：！？（）《》“”'.includes(String.fromCharCode(code));

/** `$a_i$` in a line: no blank inside of the signs, no letter or figure outside of them. */
const formulaText: Construct = {
  name: 'formulaText',
  previous: (code) => code !== dollar && !isWord(code),
  tokenize(effects, ok, nok) {
    let before: Code = null;
    let depth = 0;
    const finish: State = (code) => (isWord(code) || code === dollar ? nok(code) : ok(code));
    const mark = (code: Code): void => {
      effects.enter('formulaTextMark');
      effects.consume(code);
      effects.exit('formulaTextMark');
    };
    const close: State = (code) => {
      if (isBlank(before)) return nok(code);
      effects.exit('formulaTextValue');
      mark(code);
      effects.exit('formulaText');
      return finish;
    };
    const escaped: State = (code) => {
      if (isEnd(code)) return nok(code);
      before = null;
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (isEnd(code)) return nok(code);
      // The first sign that follows decides: a formula has none of its own.
      if (code === dollar) return close(code);
      if (code === 123) depth += 1;
      if (code === 125) depth -= 1;
      if (depth === 0 && isSentence(code)) return nok(code);
      before = code;
      effects.consume(code);
      return code === backslash ? escaped : inside;
    };
    const begin: State = (code) => {
      if (isEnd(code) || isBlank(code) || code === dollar) return nok(code);
      effects.enter('formulaTextValue');
      return inside(code);
    };
    return (code) => {
      effects.enter('formulaText');
      mark(code);
      return begin;
    };
  },
};

/** A line's end inside of a formula: what follows is no empty line, and belongs to the same block. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const inLine: State = (code) => {
      if (!markdownSpace(code)) return isEnd(code) ? nok(code) : ok(code);
      effects.consume(code);
      return inLine;
    };
    const begin: State = (code) => {
      if (this.parser.lazy[this.now().line]) return nok(code);
      if (!markdownSpace(code)) return inLine(code);
      effects.enter('whitespace');
      return inLine(code);
    };
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return begin;
    };
  },
};

/** `$$ … $$` in lines of its own, with `{#id}` behind it where it has a number. */
const formulaBlock: Construct = {
  name: 'formulaBlock',
  // What begins its lines is no list and no quote: + b.
  concrete: true,
  tokenize(effects, ok, nok) {
    let isInLine = false;
    const endLine = (): void => {
      if (isInLine) effects.exit('formulaBlockLine');
      isInLine = false;
    };
    const finish: State = (code) => {
      effects.exit('formulaBlock');
      return ok(code);
    };
    const inInfo: State = (code) => {
      if (isEnd(code)) {
        effects.exit('formulaBlockInfo');
        return finish(code);
      }
      if (code === dollar) return nok(code);
      effects.consume(code);
      return inInfo;
    };
    const behind: State = (code) => {
      if (code === dollar) return nok(code);
      if (isEnd(code)) return finish(code);
      effects.enter('formulaBlockInfo');
      return inInfo(code);
    };
    const mark = (then: State): State => {
      const second: State = (code) => {
        if (code !== dollar) return nok(code);
        effects.consume(code);
        effects.exit('formulaBlockMark');
        return then;
      };
      return (code) => {
        effects.enter('formulaBlockMark');
        effects.consume(code);
        return second;
      };
    };
    const escaped: State = (code) => {
      if (isEnd(code)) return inside(code);
      effects.consume(code);
      return inside;
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (markdownLineEnding(code)) {
        endLine();
        return effects.check(nextLine, lineEnd, nok)(code);
      }
      if (code === dollar) {
        endLine();
        return mark(behind)(code);
      }
      if (!isInLine) effects.enter('formulaBlockLine');
      isInLine = true;
      effects.consume(code);
      return code === backslash ? escaped : inside;
    };
    const lineEnd: State = (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return inside;
    };
    const begin: State = (code) => (code === dollar ? nok(code) : inside(code));
    return (code) => {
      effects.enter('formulaBlock');
      return mark(begin)(code);
    };
  },
};

/** Formulas in TeX: `$…$` in a line, `$$…$$` in lines of their own. Prices are none. */
export const formulaSyntax: Extension = {
  text: { [dollar]: formulaText },
  flow: { [dollar]: formulaBlock },
};

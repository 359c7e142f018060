import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type {
  Construct,
  Extension,
  State,
  Token,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    callout: 'callout';
    calloutFence: 'calloutFence';
    calloutKind: 'calloutKind';
    calloutTitle: 'calloutTitle';
  }
}

const colon = 58;
const minColons = 3;
const letter = /\p{L}/u;

/** The end of a line that is not the last one of its block: a quote goes on without its sign in no callout. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

/** A line of colons alone, as many as the callout began with, or more. */
const closingFence = (least: number): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let count = 0;
    const end: State = (code) => {
      if (markdownSpace(code)) {
        effects.consume(code);
        return end;
      }
      if (code !== null && !markdownLineEnding(code)) return nok(code);
      effects.exit('calloutFence');
      return ok(code);
    };
    const colons: State = (code) => {
      if (code === colon) {
        count += 1;
        effects.consume(code);
        return colons;
      }
      return count < least ? nok(code) : end(code);
    };
    const begin: State = (code) => {
      if (!markdownSpace(code)) return colons(code);
      effects.consume(code);
      return begin;
    };
    return (code) => {
      effects.enter('calloutFence');
      return begin(code);
    };
  },
});

function tokenizeCallout(
  this: TokenizeContext,
  ...[effects, ok, nok]: Parameters<Tokenizer>
): State {
  let colons = 0;
  let previous: Token | undefined;

  const finish: State = (code) => {
    effects.exit('callout');
    return ok(code);
  };
  const endChunk = (): void => {
    const { start } = effects.exit('chunkDocument');
    // What is parsed apart has lines of its own.
    this.parser.lazy[start.line] = false;
  };
  const inChunk: State = (code) => {
    if (code !== null && !markdownLineEnding(code)) {
      effects.consume(code);
      return inChunk;
    }
    const lastLine: State = (end) => {
      endChunk();
      return finish(end);
    };
    if (code === null) return lastLine(code);
    return effects.check(
      nextLine,
      (end) => {
        effects.consume(end);
        endChunk();
        return line;
      },
      lastLine,
    )(code);
  };
  const beginChunk: State = (code) => {
    const token = effects.enter('chunkDocument', { contentType: 'document', previous });
    if (previous) previous.next = token;
    previous = token;
    return inChunk(code);
  };
  const chunk: State = (code) => {
    if (code === null) return finish(code);
    return markdownLineEnding(code)
      ? effects.check(nextLine, beginChunk, finish)(code)
      : beginChunk(code);
  };
  const line: State = (code) => effects.attempt(closingFence(colons), finish, chunk)(code);

  const endOpening: State = (code) => {
    effects.exit('calloutFence');
    if (code === null) return finish(code);
    return this.interrupt ? ok(code) : effects.attempt(nextLine, line, finish)(code);
  };
  const inTitle: State = (code) => {
    if (code === null || markdownLineEnding(code)) {
      effects.exit('calloutTitle');
      return endOpening(code);
    }
    effects.consume(code);
    return inTitle;
  };
  const behindKind: State = (code) => {
    if (code === null || markdownLineEnding(code)) return endOpening(code);
    effects.enter('calloutTitle');
    return inTitle(code);
  };
  const inKind: State = (code) => {
    if (code === null || markdownLineEnding(code) || markdownSpace(code) || code === 91) {
      effects.exit('calloutKind');
      return behindKind(code);
    }
    effects.consume(code);
    return inKind;
  };
  const beforeKind: State = (code) => {
    if (markdownSpace(code)) {
      effects.consume(code);
      return beforeKind;
    }
    if (code === null || code < 0 || !letter.test(String.fromCharCode(code))) return nok(code);
    effects.enter('calloutKind');
    return inKind(code);
  };
  const opening: State = (code) => {
    if (code === colon) {
      colons += 1;
      effects.consume(code);
      return opening;
    }
    return colons < minColons ? nok(code) : beforeKind(code);
  };
  return (code) => {
    effects.enter('callout');
    effects.enter('calloutFence');
    return opening(code);
  };
}

/**
 * Callouts: lines between `:::note` and `:::`, in which any Markdown may stand, other callouts between fewer colons
 * included. One that nothing closes ends with what it stands in.
 */
export const calloutSyntax: Extension = {
  flow: { [colon]: { name: 'callout', concrete: true, tokenize: tokenizeCallout } },
};

import {
  asciiAlpha,
  markdownLineEndingOrSpace,
  unicodePunctuation,
  unicodeWhitespace,
} from 'micromark-util-character';
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import { isChinesePunctuation } from './chinese-punctuation.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    literalAutolink: 'literalAutolink';
    literalAutolinkHttp: 'literalAutolinkHttp';
    literalAutolinkWww: 'literalAutolinkWww';
  }
}

/** What ends an address in running text: a blank, <, or Chinese punctuation. */
const isEnd = (code: Code): boolean =>
  code === null ||
  code === 60 ||
  markdownLineEndingOrSpace(code) ||
  unicodeWhitespace(code) ||
  isChinesePunctuation(code);

/** Punctuation that belongs to the sentence where nothing of the address follows (GFM 6.9). */
const isTrailing = (code: Code): boolean =>
  code !== null && '!"\')*,.:;?]_~&'.includes(String.fromCharCode(code));

const trail: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    /** &lt; and the like are trailing as a whole. */
    const inReference: State = (code) => {
      if (!asciiAlpha(code) && code !== 59) return nok(code);
      effects.consume(code);
      return code === 59 ? inside : inReference;
    };
    const inside: State = (code) => {
      if (isEnd(code)) return ok(code);
      if (!isTrailing(code)) return nok(code);
      effects.consume(code);
      return code === 38 ? inReference : inside;
    };
    return inside;
  },
};

/** Host, path and query. */
const address: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let host = '';
    let isHost = true;
    let opened = 0;
    const finish: State = (code) =>
      host === '' || /_[^.]*(?:\.[^.]*)?$/.test(host) ? nok(code) : ok(code);
    const take = (code: Code): void => {
      if (code === 47 || code === 63 || code === 35 || code === 58) isHost = false;
      if (isHost && code !== null) host += String.fromCharCode(code);
      if (code === 40) opened += 1;
      if (code === 41) opened -= 1;
      effects.consume(code);
    };
    /** Behind trailing signs that others follow: nothing new is known of the rest of them. */
    const inRun: State = (code) => {
      if (isEnd(code) || !isTrailing(code)) return inside(code);
      take(code);
      return inRun;
    };
    const inside: State = (code) => {
      if (isEnd(code)) return finish(code);
      if (code === 41 && opened > 0) {
        take(code);
        return inside;
      }
      if (isTrailing(code)) return effects.check(trail, finish, inRun)(code);
      if (isHost && code !== 45 && code !== 47 && code !== 35 && unicodePunctuation(code)) {
        return finish(code);
      }
      take(code);
      return inside;
    };
    return inside;
  },
};

/** Whether a bracket is open before: what stands in it may become the words of a link. */
const isInBracket = ({ events }: TokenizeContext): boolean =>
  events.some(([, { type, _balanced }]) => /^label(?:Link|Image)$/.test(type) && !_balanced);

function autolink(
  kind: 'Http' | 'Www',
  beginnings: readonly string[],
  previous: (code: Code) => boolean,
): Construct {
  const type = `literalAutolink${kind}` as const;
  return {
    name: `chineseAutolink${kind}`,
    previous,
    tokenize(effects, ok, nok) {
      let begun = '';
      const end: State = (code) => {
        effects.exit(type);
        effects.exit('literalAutolink');
        return ok(code);
      };
      const begin: State = (code) => {
        begun += code === null ? '' : String.fromCharCode(code).toLowerCase();
        const known = beginnings.find((each) => each.startsWith(begun));
        if (code === null || known === undefined) return nok(code);
        effects.consume(code);
        return known === begun ? effects.attempt(address, end, nok) : begin;
      };
      return (code) => {
        if (isInBracket(this)) return nok(code);
        effects.enter('literalAutolink');
        effects.enter(type);
        return begin(code);
      };
    },
  };
}

const isWide = (code: Code): boolean => code !== null && code > 127;
const http = autolink('Http', ['http://', 'https://'], (code) => !asciiAlpha(code));
const www = autolink(
  'Www',
  ['www.'],
  (code) =>
    code === null ||
    isWide(code) ||
    markdownLineEndingOrSpace(code) ||
    '(*_[]~'.includes(String.fromCharCode(code)),
);

/**
 * Addresses of the web in running text, as Chinese text has them: they may begin behind any Chinese character and
 * end before Chinese punctuation. Otherwise as in GitHub's Markdown; its tokens are used.
 */
export const chineseAutolinks = (): Extension => ({
  text: { 72: http, 104: http, 87: www, 119: www },
});

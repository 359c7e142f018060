import type { Construct, Extension } from 'micromark-util-types';
import { isChineseEnd, isChineseStart } from './chinese-punctuation.ts';

/** Stars before punctuation that ends something open nothing, those behind an opening bracket close nothing: 张**、李**. */
function readAsChinese(attention: Construct): Construct {
  return {
    ...attention,
    tokenize(effects, ok, nok) {
      const before = this.previous;
      return attention.tokenize.call(
        this,
        effects,
        (code) => {
          const token = this.events.at(-1)?.[1];
          if (token?.type === 'attentionSequence') {
            if (isChineseEnd(code)) token._open = false;
            if (isChineseStart(before)) token._close = false;
          }
          return ok(code);
        },
        nok,
      );
    },
  };
}

/** @param friendly the extension that knows emphasis between Chinese characters */
export function chineseEmphasis(friendly: Extension): Extension {
  const text = Object.entries(friendly.text ?? {}).map(([code, constructs]) => {
    const read = [constructs ?? []].flat().map(readAsChinese);
    return [code, read] as const;
  });
  return { ...friendly, text: Object.fromEntries(text) };
}

import { type CallTemplate, callNames } from '../../../schema/content/http/call-text.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

const sendable = ['json', 'form', 'graphql'] as const;

function* sentFindings(at: Pointer, call: CallTemplate, jsonp: boolean): Iterable<Finding> {
  const [first, second] = sendable.filter((key) => call[key] !== undefined);
  if (first !== undefined && second !== undefined) {
    const message = `\`${first}\` and \`${second}\` are two things to send, and a call sends one: keep one of them`;
    yield { pointer: [...at, second], what: 'key', message };
  }
  if (first !== undefined && jsonp) {
    const message = `JSONP comes by GET alone, which sends nothing: leave out \`${first}\` or \`jsonp\``;
    yield { pointer: [...at, first], what: 'key', message };
  }
}

export const collectionCall = {
  id: 'collection-call',
  severity: 'error',
  explanation: {
    zh: [
      '内容接口的一次调用只发送一种内容（json、form 或 graphql），列表只用一种办法翻页（{page}、{offset} 或 next）。',
      '写了两种，接口不知道该听哪一个；写了 {cursor} 而没有 next，就没有值可填，每次得到的都是第一页。',
      '请只留一种，并用 next 写明下一页在答复中的位置。',
    ].join(''),
    en: [
      'A call of a content API sends one thing (json, form or graphql), and its list has one way to its pages ({page}, {offset} or next).',
      'With two of them the API cannot know which counts, and {cursor} without next has no value: every page is the first one then.',
      'Keep one, and write in next where the answer says what the next page is.',
    ].join(' '),
  },
  bad: "list: { url: 'https://cms.example/api/people?after={cursor}', items: data }",
  good: "list: { url: 'https://cms.example/api/people?after={cursor}', items: data, next: cursor }",
  *check({ source }) {
    for (const [collection, { http }] of Object.entries(source.collections ?? {})) {
      if (!http) continue;
      const { list, entry, jsonp = false } = http;
      const at = ['collections', collection, 'http'];
      yield* sentFindings([...at, 'list'], list, jsonp);
      if (entry) yield* sentFindings([...at, 'entry'], entry, jsonp);
      const [first, second] = ['page', 'offset', 'cursor'].filter((name) => callNames(list, name));
      const pointer = [...at, 'list', 'url'];
      if (first !== undefined && second !== undefined) {
        const message = `{${first}} and {${second}} are two ways to say which page is wanted: keep one of them`;
        yield { pointer, what: 'value', message };
      } else if (first === 'cursor' && list.next === undefined) {
        const message =
          '{cursor} has no value: write in `next` where the answer says what the next page is';
        yield { pointer, what: 'value', message };
      } else if (first !== undefined && first !== 'cursor' && list.next !== undefined) {
        const message = `\`next\` leads from page to page, so nothing fills {${first}}: keep one of them`;
        yield { pointer: [...at, 'list', 'next'], what: 'key', message };
      }
    }
  },
} as const satisfies Rule;

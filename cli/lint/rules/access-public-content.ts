import { closedContent } from '../../../schema/compile/site/closed-content.ts';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import type { Finding, RelatedFound } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { closingRoute } from '../access/closing-route.ts';
import type { BlockPlace, LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

/** Blocks that say something themselves; what others show comes from collections, or is a tool. */
const ownWords: ReadonlySet<string> = new Set([
  'accordion',
  'chart',
  'contact',
  'downloads',
  'facts',
  'fees',
  'figures',
  'gallery',
  'orgChart',
  'quotation',
  'richText',
  'steps',
  'table',
  'text',
  'timeline',
  'timetable',
  'video',
]);

const isWithin = (pointer: Pointer, whole: Pointer): boolean =>
  whole.every((key, index) => pointer[index] === key);

/** What separates visitors: the route that closes a page, or the guard of a block. */
function closedBy(pointer: Pointer, context: LintContext): RelatedFound[] {
  const guarded = context.blocks.filter(
    ({ block, pointer: own }) => block.guard !== undefined && isWithin(pointer, own),
  );
  const [guard] = guarded.slice(-1);
  const { pages } = closedContent(context.source);
  const [, page = ''] = pointer;
  const flat = pages.has(String(page))
    ? context.routes.find(({ route }) => route.page === page)
    : undefined;
  const closing = flat && closingRoute(flat, context);
  const at = closing
    ? [...closing.pointer, 'access']
    : guard
      ? [...guard.pointer, 'guard']
      : undefined;
  return at ? [{ pointer: at, what: 'key', message: 'what it needs' }] : [];
}

/** The first place where each collection is shown to some visitors alone. */
function* closedCollections(context: LintContext): Iterable<Finding> {
  const { source, collectionNames } = context;
  const { collections } = closedContent(source);
  for (const name of collections) {
    const declared = source.collections?.[name];
    const place = collectionNames.find(
      ({ name: each, pointer }) => each === name && pointer[0] === 'pages',
    );
    if (!declared || browserSource(declared) || !place) continue;
    yield {
      pointer: place.pointer,
      what: 'value',
      message: `"${name}" is shown to some visitors alone, but its entries are built into files that anybody can fetch: take them from an API that asks who the visitor is (http)`,
      related: closedBy(place.pointer, context),
    };
  }
}

/** The first words of each page that is shown to some visitors alone. */
function* closedPages(context: LintContext): Iterable<Finding> {
  const { source, blocks } = context;
  for (const name of closedContent(source).pages) {
    const found = blocks.find(
      ({ block, pointer }: BlockPlace) =>
        pointer[0] === 'pages' && pointer[1] === name && ownWords.has(block.type),
    );
    if (!found) continue;
    yield {
      pointer: [...found.pointer, 'type'],
      what: 'value',
      message: `the page "${name}" is shown to some visitors alone, but what it says stands in a file that anybody can fetch: show entries of an API that asks who the visitor is (http)`,
      related: closedBy(found.pointer, context),
    };
  }
}

export const accessPublicContent = {
  id: 'access-public-content',
  severity: 'warning',
  explanation: {
    zh: [
      '只给部分访客看的内容，不要写在站点文件和 content 里：构建写出的都是公开的文件，知道网址的人都能取到，权限只决定页面上显示什么。',
      '真正需要保密的，由接口（http）按登录的访客答复，加上 credentials；构建不会读取它，写出的文件里也就没有。',
      '内容公开也无妨的，在这一行写上忽略的注释和理由。',
    ].join(''),
    en: [
      'What only some visitors are to see does not stand in the site file or in content: a build writes public files, and whoever knows their addresses can fetch them. Access decides what pages show, no more.',
      'What has to stay among those visitors comes from an API (http) that answers by who is signed in, with credentials; no build reads it, so no built file has it.',
      'Where no harm is done if others read it, say so in a comment that ignores this warning.',
    ].join(' '),
  },
  bad: 'inner: { blocks: [{ type: articleList, collection: papers }] }',
  good: 'inner: { blocks: [{ type: articleList, collection: minutes }] }',
  *check(context) {
    yield* closedCollections(context);
    yield* closedPages(context);
  },
} as const satisfies Rule;

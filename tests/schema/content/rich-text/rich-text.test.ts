import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentfulHtml } from '../../../../schema/content/rich-text/contentful-html.ts';
import { portableTextHtml } from '../../../../schema/content/rich-text/portable-text-html.ts';
import { strapiHtml } from '../../../../schema/content/rich-text/strapi-html.ts';

const text = (value: string, marks: Record<string, unknown> = {}) => ({
  type: 'text',
  text: value,
  ...marks,
});

describe('blocks of Strapi', () => {
  it.each([
    [[{ type: 'paragraph', children: [text('a <b>\nc')] }], '<p>a &lt;b&gt;<br>c</p>'],
    [
      [{ type: 'paragraph', children: [text('a', { bold: true, italic: true })] }],
      '<p><em><strong>a</strong></em></p>',
    ],
    [[{ type: 'heading', level: 1, children: [text('题')] }], '<h2>题</h2>'],
    [[{ type: 'heading', level: 3, children: [text('题')] }], '<h3>题</h3>'],
    [
      [
        {
          type: 'list',
          format: 'ordered',
          children: [
            { type: 'list-item', children: [text('one')] },
            {
              type: 'list',
              format: 'unordered',
              children: [{ type: 'list-item', children: [text('two')] }],
            },
          ],
        },
      ],
      '<ol><li>one</li><ul><li>two</li></ul></ol>',
    ],
    [[{ type: 'quote', children: [text('q')] }], '<blockquote><p>q</p></blockquote>'],
    [[{ type: 'code', children: [text('a < b')] }], '<pre><code>a &lt; b</code></pre>'],
    [
      [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: '/x?a=1&b="', children: [text('l')] }],
        },
      ],
      '<p><a href="/x?a=1&amp;b=&quot;">l</a></p>',
    ],
    [
      [
        {
          type: 'image',
          image: { url: '/uploads/a.png', alternativeText: 'Campus', caption: 'Spring' },
          children: [text('')],
        },
      ],
      '<figure><img src="/uploads/a.png" alt="Campus"><figcaption>Spring</figcaption></figure>',
    ],
    ['no blocks', ''],
    [null, ''],
  ])('%#', (blocks, html) => {
    expect(strapiHtml(blocks)).toBe(html);
  });
});

describe('rich text of Contentful', () => {
  const node = (nodeType: string, content: unknown[] = [], data = {}) => ({
    nodeType,
    content,
    data,
  });
  const words = (value: string, ...marks: string[]) => ({
    ...{ nodeType: 'text', value, data: {} },
    marks: marks.map((type) => ({ type })),
  });
  const asset = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Asset', id } } });
  const answer = {
    includes: {
      Asset: [
        {
          sys: { id: 'c1' },
          fields: { title: 'Campus', file: { url: '//images.ctfassets.net/s/c1/a.jpg' } },
        },
      ],
    },
  };
  it.each([
    [node('document', [node('paragraph', [words('a', 'bold')])]), '<p><strong>a</strong></p>'],
    [node('document', [node('heading-1', [words('题')])]), '<h2>题</h2>'],
    [
      node('document', [
        node('unordered-list', [node('list-item', [node('paragraph', [words('x')])])]),
      ]),
      '<ul><li><p>x</p></li></ul>',
    ],
    [
      node('document', [
        node('table', [
          node('table-row', [node('table-header-cell', [node('paragraph', [words('h')])])]),
        ]),
      ]),
      '<table><tbody><tr><th><p>h</p></th></tr></tbody></table>',
    ],
    [
      node('document', [
        node('paragraph', [node('hyperlink', [words('l')], { uri: 'https://e.example/' })]),
      ]),
      '<p><a href="https://e.example/">l</a></p>',
    ],
    [
      node('document', [node('embedded-asset-block', [], asset('c1'))]),
      '<figure><img src="//images.ctfassets.net/s/c1/a.jpg" alt="Campus"></figure>',
    ],
    [
      node('document', [
        node('paragraph', [node('asset-hyperlink', [words('plan')], asset('c1'))]),
      ]),
      '<p><a href="//images.ctfassets.net/s/c1/a.jpg">plan</a></p>',
    ],
    [node('document', [node('embedded-asset-block', [], asset('gone'))]), ''],
    [node('document', [node('embedded-entry-block', [], asset('e1')), node('hr')]), '<hr>'],
    [7, ''],
  ])('%#', (document, html) => {
    expect(contentfulHtml(document, answer)).toBe(html);
  });
});

describe('Portable Text', () => {
  const asked = 'https://p1.api.sanity.io/v2025-01-01/data/query/production?query=x';
  const block = (value: string, more: Record<string, unknown> = {}) => ({
    ...{ _type: 'block', style: 'normal', markDefs: [] },
    children: [{ _type: 'span', text: value, marks: [] }],
    ...more,
  });
  const item = (value: string, level: number, listItem = 'bullet') =>
    block(value, { level, listItem });
  it.each([
    [[block('a')], '<p>a</p>'],
    [
      [block('题', { style: 'h1' }), block('q', { style: 'blockquote' })],
      '<h2>题</h2><blockquote><p>q</p></blockquote>',
    ],
    [
      [
        block('', {
          markDefs: [{ _key: 'k', _type: 'link', href: 'https://e.example/' }],
          children: [{ _type: 'span', text: 'l', marks: ['em', 'k'] }],
        }),
      ],
      '<p><a href="https://e.example/"><em>l</em></a></p>',
    ],
    [
      [item('a', 1), item('b', 2), item('c', 1), item('d', 1, 'number'), block('e')],
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol><li>d</li></ol><p>e</p>',
    ],
    [[item('a', 2)], '<ul><li><ul><li>a</li></ul></li></ul>'],
    [
      [{ _type: 'image', alt: 'Campus', asset: { _ref: 'image-abc123-200x100-png' } }],
      '<figure><img src="https://cdn.sanity.io/images/p1/production/abc123-200x100.png" alt="Campus"></figure>',
    ],
    [[{ _type: 'code', code: 'a < b' }], '<pre><code>a &lt; b</code></pre>'],
    [[{ _type: 'ourMap', at: 1 }, null, 7, []], ''],
    ['text', ''],
  ])('%#', (blocks, html) => {
    expect(portableTextHtml(blocks, asked)).toBe(html);
  });
});

it('any value is some HTML, however deep it is', () => {
  let deep: unknown = { type: 'paragraph', nodeType: 'paragraph', children: [], content: [] };
  for (let at = 0; at < 5000; at += 1) {
    deep = { type: 'list', nodeType: 'list-item', children: [deep], content: [deep] };
  }
  expect(strapiHtml([deep])).toMatch(/^<ul>/);
  expect(contentfulHtml(deep, undefined)).toMatch(/^<li>/);
  const node: (depth?: number) => fc.Arbitrary<object> = fc.memo((depth) => {
    const below = depth > 1 ? fc.array(node(), { maxLength: 3 }) : fc.constant([]);
    return fc.record(
      {
        type: fc.constantFrom('paragraph', 'heading', 'list', 'link', 'image', 'code', 7),
        _type: fc.constantFrom('block', 'image', 'code', null),
        nodeType: fc.constantFrom('paragraph', 'heading-2', 'table', 'hyperlink', 'text'),
        ...{ level: fc.jsonValue(), listItem: fc.constantFrom('bullet', 'number') },
        ...{ children: fc.oneof(below, fc.jsonValue()), text: fc.jsonValue() },
        ...{ content: below, marks: fc.jsonValue(), markDefs: fc.jsonValue() },
      },
      { requiredKeys: [] },
    );
  });
  fc.assert(
    fc.property(fc.array(node(3)), fc.jsonValue(), (nodes, answer) => {
      for (const html of [
        strapiHtml(nodes),
        ...nodes.map((each) => contentfulHtml(each, answer)),
        portableTextHtml(nodes, 'https://cms.example/'),
      ]) {
        expect(html).not.toMatch(/undefined|\[object/);
      }
    }),
    { numRuns: 200 },
  );
});

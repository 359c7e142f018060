import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { SourceFront } from '../source/source-document.ts';
import { findElement, findElements } from './elements.ts';

/** What a page says of itself in its head, by the names there, in small letters. */
function metasOf(html: Root): ReadonlyMap<string, string> {
  const metas = new Map<string, string>();
  for (const { properties } of findElements(html, ({ tagName }) => tagName === 'meta')) {
    const name = String(properties.name ?? properties.property ?? '').toLowerCase();
    const content = String(properties.content ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content);
  }
  return metas;
}

/** The day of publication as pages write it above their text. */
const writtenDay =
  /(?:发布|发表|更新|添加|创建|录入)?(?:时间|日期)\s*[:：]?\s*(\d{4}\s*[-/年.]\s*\d{1,2}\s*[-/月.]\s*\d{1,2})/;
const writtenSource = /(?:来源|信息来源|稿件来源|作者|供稿)\s*[:：]\s*([^\s|｜:：，。]{2,30})/;

/** A title without the name of the site behind it. */
const bareTitle = (title: string): string =>
  title.split(/\s*[-–—_|｜]\s*(?=[^-–—_|｜]*$)/)[0] || title;

/**
 * What a page says of itself: in its head, as the guidelines for sites of China's authorities and common programs name
 * it, and in the line below its title.
 * @param html of the whole page
 */
export function pageFront(html: Root): SourceFront {
  const metas = metasOf(html);
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => metas.get(name)).find((each) => each !== undefined);
  const headings = findElements(html, ({ tagName }) => tagName === 'h1');
  const heading =
    headings.length === 1 && headings[0] ? textOf(headings[0]).replace(/\s+/g, ' ').trim() : '';
  const titleElement = findElement(html, ({ tagName }) => tagName === 'title');
  const inHead = titleElement ? textOf(titleElement).replace(/\s+/g, ' ').trim() : '';
  const text = textOf(html);
  const time = findElement(
    html,
    ({ tagName, properties }) => tagName === 'time' && properties.dateTime !== undefined,
  );
  const title = first('articletitle') ?? (heading || (first('og:title') ?? bareTitle(inHead)));
  const summary = first('description', 'og:description');
  return {
    title: title || undefined,
    date:
      first('pubdate', 'article:published_time', 'publishdate', 'date') ??
      (time ? String(time.properties.dateTime) : writtenDay.exec(text)?.[1]),
    updated: first('article:modified_time'),
    summary: summary === title ? undefined : summary,
    source: first('contentsource', 'source', 'author') ?? writtenSource.exec(text)?.[1],
    picture: first('og:image'),
  };
}

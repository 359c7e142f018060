import { checkFrontMatter } from '../../content/compile/check-front-matter.ts';
import type { Conversion, SourceFront } from '../source/source-document.ts';
import { type Draft, frontDraft, shortened } from './front-draft.ts';
import { detailParams, type ImportTarget, timeZoneOfTarget } from './import-target.ts';

export type EntryFront = Readonly<Record<string, unknown>> & { readonly title: string };

export type MadeFront = {
  readonly front: EntryFront;
  /** Keys that the collection requires and the document has nothing for. */
  readonly missing: readonly string[];
};

const without = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

/**
 * The front matter of an entry: what the document says under keys that the entry may have, in their shape, and what
 * the collection requires and can be made. The rest is noted.
 * @param fallback title of a document that has none
 * @param firstWords of the text, for a summary that is required
 */
export async function entryFront(
  raw: SourceFront,
  target: ImportTarget,
  conversion: Conversion,
  {
    fallback,
    firstWords,
    language,
  }: { readonly fallback: string; readonly firstWords: string; readonly language: string },
): Promise<MadeFront> {
  const { notes } = conversion;
  const { collection, site } = target;
  const { required = [] } = collection;
  const all = await frontDraft(raw, target, conversion);
  if (all.title === undefined) {
    all.title = fallback;
    notes.add(
      'check',
      {
        zh: '没有标题，暂用文件名或编号',
        en: 'it has no title; its name stands there',
      },
      fallback,
    );
  }
  const needsDate = required.includes('date') || detailParams(target)?.date !== undefined;
  if (needsDate && all.date === undefined) {
    all.date = site.today;
    notes.add('check', {
      zh: `没有日期，暂用 ${site.today}`,
      en: `it has no date; ${site.today} stands there`,
    });
  }
  if (required.includes('summary') && all.summary === undefined && firstWords !== '') {
    all.summary = shortened(firstWords);
    notes.add('check', { zh: '摘要取自正文第一段', en: 'the summary is the first paragraph' });
  }
  if (required.includes('source') && all.source === undefined) {
    const { name } = site.source.site;
    all.source = typeof name === 'string' ? name : (name[language] ?? Object.values(name)[0]);
    notes.add('check', {
      zh: '没有来源，暂用网站的名称',
      en: 'it has no source; the name of the site stands there',
    });
  }
  const draft = without(all);
  const { findings } = checkFrontMatter(draft, collection, timeZoneOfTarget(target));
  for (const { pointer } of findings) {
    const [key] = pointer;
    if (typeof key !== 'string' || key === 'title' || !Object.hasOwn(draft, key)) continue;
    const shown = typeof draft[key] === 'object' ? JSON.stringify(draft[key]) : String(draft[key]);
    notes.add(
      'lost',
      {
        zh: `${key} 的值不合要求`,
        en: `a value of ${key} that the key cannot have`,
      },
      shown,
    );
    delete draft[key];
  }
  const needed = [
    ...required,
    ...Object.entries(collection.fields ?? {}).flatMap(([key, field]) =>
      field.required ? [key] : [],
    ),
  ];
  const missing = [...new Set(needed)].filter((key) => draft[key] === undefined);
  for (const key of missing) {
    notes.add('check', {
      zh: `缺少集合要求的 ${key}`,
      en: `${key} is missing, which the collection requires`,
    });
  }
  return { front: draft as EntryFront, missing };
}

import { checkFrontMatter } from '../../content/compile/check-front-matter.ts';
import { entryKeys, eventKeys } from '../../validate/schema-node.ts';
import type { Conversion, SourceFront } from '../source/source-document.ts';
import { dayOf } from './day-of.ts';
import { fieldValue, lineOf } from './field-value.ts';
import { detailParams, type ImportTarget, timeZoneOfTarget } from './import-target.ts';

export type EntryFront = Readonly<Record<string, unknown>> & { readonly title: string };

export type MadeFront = {
  readonly front: EntryFront;
  /** Keys that the collection requires and the document has nothing for. */
  readonly missing: readonly string[];
};

type Draft = Record<string, unknown>;

/** Longer summaries are cut at the end of a sentence. */
const maxSummary = 300;

const shortened = (text: string): string => {
  if (text.length <= maxSummary) return text;
  const cut = text.slice(0, maxSummary);
  const at = Math.max(...['。', '！', '？', '. '].map((sign) => cut.lastIndexOf(sign)));
  return at > maxSummary / 3 ? cut.slice(0, at + 1).trim() : `${cut.trimEnd()}…`;
};

/** The section that one of several words means: its name, or what readers see. */
function codeOf({ collection, code }: ImportTarget, written: unknown): string | undefined {
  if (code !== undefined) return code;
  const words = (Array.isArray(written) ? written : [written]).flatMap(
    (each) => lineOf(each)?.toLowerCase() ?? [],
  );
  const sections = Object.entries(collection.codes ?? {});
  for (const word of words) {
    const found = sections.find(([name, label]) => {
      const labels = typeof label === 'string' ? [label] : Object.values(label);
      return [name, ...labels].some((each) => each.toLowerCase() === word);
    });
    if (found) return found[0];
  }
  return undefined;
}

type Picture = { readonly src?: unknown; readonly alt?: unknown; readonly caption?: unknown };

async function pictureOf(
  written: unknown,
  { picture, notes }: Conversion,
): Promise<object | undefined> {
  const { src, alt, caption } = (
    typeof written === 'object' && written !== null ? written : { src: written }
  ) as Picture;
  const address = lineOf(src);
  if (address === undefined) return undefined;
  const found = await picture(address);
  if (found === undefined) {
    notes.add(
      'lost',
      {
        zh: '标题图片不存在',
        en: 'the picture of the title, which is not there',
      },
      address,
    );
    return undefined;
  }
  const words = { alt: lineOf(alt), caption: lineOf(caption) };
  return {
    src: found,
    ...Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined)),
  };
}

/** Fields that name files get the addresses that these have now. */
async function withFiles(
  value: unknown,
  key: 'file' | 'link',
  { link, notes }: Conversion,
): Promise<unknown> {
  if (!Array.isArray(value)) return value;
  const found: unknown[] = [];
  for (const item of value as Readonly<Record<string, unknown>>[]) {
    const address = lineOf(item[key]);
    const own = address === undefined ? undefined : await link(address);
    if (own !== undefined) found.push({ ...item, [key]: own });
    else
      notes.add(
        'lost',
        {
          zh: '没有这个文件',
          en: 'a file that is not there',
        },
        address,
      );
  }
  return found.length === 0 ? undefined : found;
}

/** The keys of a document as its entry has them, in the order in which they are written. */
async function draftOf(
  raw: SourceFront,
  target: ImportTarget,
  conversion: Conversion,
): Promise<Draft> {
  const { notes } = conversion;
  const draft: Draft = {};
  const day = (key: string): void => {
    const written = lineOf(raw[key]);
    const found = written === undefined ? undefined : dayOf(written);
    draft[key] = found;
    if (found === undefined && written !== undefined) {
      notes.add('lost', { zh: `${key} 不是日期`, en: `${key} that is no day` }, written);
    }
  };
  draft.title = lineOf(raw.title);
  day('date');
  day('updated');
  draft.code = codeOf(target, raw.code);
  if (draft.code === undefined && raw.code !== undefined && String(raw.code) !== '') {
    const words = [raw.code].flat().map(String);
    notes.add(
      'lost',
      {
        zh: '分类不是这个集合的栏目',
        en: 'a category that is no section of the collection',
      },
      words.at(-1),
    );
  }
  draft.type = lineOf(raw.type);
  const summary = lineOf(raw.summary);
  draft.summary = summary === undefined ? undefined : shortened(summary);
  draft.source = lineOf(raw.source);
  draft.picture = await pictureOf(raw.picture, conversion);
  draft.pinned = raw.pinned === true ? true : undefined;
  draft.order = lineOf(raw.order) === undefined ? undefined : Number(raw.order);
  draft.draft = target.isDraft || raw.draft === true ? true : undefined;
  draft.publishAt = lineOf(raw.publishAt);
  draft.expires = lineOf(raw.expires);
  draft.aliases = Array.isArray(raw.aliases) && raw.aliases.length > 0 ? raw.aliases : undefined;
  draft.index = raw.index === false ? false : undefined;
  const { fields = {}, events } = target.collection;
  if (events) for (const key of eventKeys) draft[key] = raw[key];
  for (const [key, value] of Object.entries(raw)) {
    const field = fields[key];
    const isKnown = entryKeys.includes(key) || (events !== undefined && eventKeys.includes(key));
    const isEmpty =
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0);
    if (isKnown || isEmpty) continue;
    if (!field) {
      notes.add('lost', {
        zh: `键 ${key}（集合没有这个字段）`,
        en: `the key ${key} (the collection has no such field)`,
      });
      continue;
    }
    let own = fieldValue(value, field);
    if (field.type === 'files' || field.type === 'links') {
      own = await withFiles(own, field.type === 'files' ? 'file' : 'link', conversion);
    } else if (field.type === 'address' && typeof own === 'string')
      own = await conversion.link(own);
    if (own === undefined) {
      notes.add(
        'lost',
        {
          zh: `字段 ${key} 的值不合类型 ${field.type}`,
          en: `a value of the field ${key} that is no ${field.type}`,
        },
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      );
    }
    draft[key] = own;
  }
  return draft;
}

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
  const all = await draftOf(raw, target, conversion);
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

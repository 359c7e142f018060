import { entryKeys, eventKeys } from '../../validate/schema-node.ts';
import type { Conversion, SourceFront } from '../source/source-document.ts';
import { dayOf } from './day-of.ts';
import { fieldValue, lineOf } from './field-value.ts';
import type { ImportTarget } from './import-target.ts';

/** A front matter before anybody checked it. */
export type Draft = Record<string, unknown>;

/** Longer summaries are cut at the end of a sentence. */
const maxSummary = 300;

/** A summary that is not too long. */
export const shortened = (text: string): string => {
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
export async function frontDraft(
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

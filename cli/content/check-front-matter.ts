import { validateFieldValues, validateFrontMatter } from 'virtual:site-validator';
import type { FieldValue } from '../../schema/content/content-model.ts';
import type { Collection, FrontMatter } from '../../schema/source.generated.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import { entryKeys, fieldValuesNode, frontMatterNode } from '../validate/schema-node.ts';
import type { TypeSlip } from '../validate/schema-rules.ts';
import { shapeFindings } from '../validate/shape-findings.ts';
import { isCalendarDay } from './calendar-day.ts';
import { timeOf } from './schedule.ts';

export type FrontFinding = Finding & { readonly rule: string; readonly slip?: TypeSlip };

export type CheckedFrontMatter = {
  readonly front: FrontMatter;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly findings: readonly FrontFinding[];
};

type Data = Readonly<Record<string, unknown>>;

/** Keys that neither every entry nor this collection knows. */
function unknownKeys(data: Data, fields: readonly string[]): FrontFinding[] {
  const known = [...entryKeys, ...fields];
  return Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const suggestion = nearestAmong(known.filter((name) => !Object.hasOwn(data, name)))(key);
      return {
        rule: 'schema-unknown-key',
        pointer: [key],
        what: 'key',
        message: `"${key}" is no key of this collection${suggestion ? '' : `; there are ${known.join(', ')}`}`,
        suggestion,
      };
    });
}

/** @param meant keys that misspelled ones stand for: they are told as that */
function missingKeys(
  data: Data,
  collection: Collection,
  meant: ReadonlySet<string | undefined>,
): FrontFinding[] {
  const fields = Object.entries(collection.fields ?? {});
  const wanted = new Set([
    ...(collection.required ?? []),
    ...fields.flatMap(([name, { required }]) => (required ? [name] : [])),
  ]);
  return [...wanted]
    .filter((key) => !Object.hasOwn(data, key) && !meant.has(key))
    .map((key) => ({
      rule: 'schema-required',
      pointer: [],
      what: 'key',
      message: `the key "${key}" is missing here; every entry of this collection has it`,
    }));
}

/** A value that must be one of those that the collection declares. */
function choiceFinding(
  value: unknown,
  pointer: Pointer,
  what: string,
  allowed: readonly string[],
): FrontFinding[] {
  if (typeof value !== 'string' || allowed.includes(value)) return [];
  const suggestion = nearestAmong(allowed)(value);
  return [
    {
      rule: 'content-choice',
      pointer,
      what: 'value',
      message: `"${value}" is no ${what} of this collection${suggestion || allowed.length === 0 ? '' : `; there are ${allowed.join(', ')}`}`,
      suggestion,
    },
  ];
}

function dayFinding(value: unknown, pointer: Pointer, timeZone: string): FrontFinding[] {
  if (typeof value !== 'string') return [];
  const isDay = isCalendarDay(value);
  if (isDay && !Number.isNaN(timeOf(value, timeZone))) return [];
  const message = isDay
    ? `there is no moment ${value}: zones reach from -12:00 to +14:00`
    : `${value.slice(0, 10)} is not in the calendar`;
  return [{ rule: 'content-day', pointer, what: 'value', message }];
}

/**
 * Checks what a front matter says against what every entry and its collection may say.
 * @param timeZone of the site
 */
export function checkFrontMatter(
  data: Data,
  collection: Collection,
  timeZone: string,
): CheckedFrontMatter {
  const declared = Object.entries(collection.fields ?? {});
  const names = declared.map(([name]) => name);
  const fields: Record<string, FieldValue> = {};
  const shape = shapeFindings(validateFrontMatter, data, frontMatterNode);
  // A misspelled key that must be there is told as one mistake.
  const told = shape.flatMap(({ what, pointer }) => (what === 'key' ? pointer.slice(0, 1) : []));
  const unknown = unknownKeys(data, names).filter(
    ({ pointer }) => !told.includes(pointer[0] ?? ''),
  );
  const findings: FrontFinding[] = [
    ...shape,
    ...unknown,
    ...missingKeys(data, collection, new Set(unknown.map(({ suggestion }) => suggestion))),
    ...choiceFinding(data.code, ['code'], 'code', Object.keys(collection.codes ?? {})),
    ...choiceFinding(data.type, ['type'], 'kind', [
      collection.type ?? 'article',
      ...Object.keys(collection.types ?? {}),
    ]),
  ];
  for (const [name, field] of declared) {
    const value = data[name];
    if (value === undefined) continue;
    const found = shapeFindings(validateFieldValues, { [field.type]: value }, fieldValuesNode);
    findings.push(...found.map((each) => ({ ...each, pointer: [name, ...each.pointer.slice(1)] })));
    if (found.length > 0) continue;
    fields[name] = value as FieldValue;
    if (field.type === 'day') findings.push(...dayFinding(value, [name], timeZone));
    if (field.type === 'choice') {
      findings.push(...choiceFinding(value, [name], 'choice', Object.keys(field.options ?? {})));
    }
  }
  const misshapen = new Set(findings.map(({ pointer }) => pointer[0]));
  for (const key of ['date', 'publishAt', 'expires']) {
    if (!misshapen.has(key)) findings.push(...dayFinding(data[key], [key], timeZone));
  }
  const { publishAt, expires } = data;
  if (
    findings.length === 0 &&
    typeof publishAt === 'string' &&
    typeof expires === 'string' &&
    timeOf(expires, timeZone) <= timeOf(publishAt, timeZone)
  ) {
    const message = 'it would expire before it is published, so nobody would ever see it';
    findings.push({ rule: 'content-day', pointer: ['expires'], what: 'value', message });
  }
  const front = Object.fromEntries(entryKeys.map((key) => [key, data[key]]));
  return { front: front as FrontMatter, fields, findings };
}

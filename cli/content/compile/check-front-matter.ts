import {
  validateEventValues,
  validateFieldValues,
  validateFrontMatter,
} from 'virtual:site-validator';
import type { FieldValue } from '../../../schema/content/content-model.ts';
import type { Collection, EventValues, FrontMatter } from '../../../schema/source.generated.ts';
import { missingKey } from '../../validate/rules/schema-required.ts';
import { unknownEntryKey } from '../../validate/rules/schema-unknown-key.ts';
import type { SchemaFinding } from '../../validate/schema-finding.ts';
import {
  entryKeys,
  eventKeys,
  eventValuesNode,
  fieldValuesNode,
  frontMatterNode,
} from '../../validate/schema-node.ts';
import { shapeFindings } from '../../validate/shape-findings.ts';
import { undeclaredChoice } from '../rules/content-choice.ts';
import { expiresTooEarly, impossibleDay } from '../rules/content-day.ts';
import { repetitionFindings } from '../rules/event-repetition.ts';
import { eventTimeFindings } from '../rules/event-time.ts';

export type CheckedFrontMatter = {
  readonly front: FrontMatter;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The event that it is; absent: its collection has none, or something is wrong with it. */
  readonly event?: EventValues;
  readonly findings: readonly SchemaFinding[];
};

type Data = Readonly<Record<string, unknown>>;

/** Keys that neither every entry nor this collection knows. */
function unknownKeys(data: Data, fields: readonly string[]): SchemaFinding[] {
  const known = [...entryKeys, ...fields];
  return Object.keys(data)
    .filter((key) => !known.includes(key))
    .map((key) => unknownEntryKey(key, known, data));
}

/** @param meant keys that misspelled ones stand for: they are reported as that */
function missingKeys(
  data: Data,
  collection: Collection,
  meant: ReadonlySet<string | undefined>,
): SchemaFinding[] {
  const fields = Object.entries(collection.fields ?? {});
  const required = new Set([
    ...(collection.required ?? []),
    ...fields.flatMap(([name, field]) => (field.required ? [name] : [])),
  ]);
  return [...required]
    .filter((key) => !Object.hasOwn(data, key) && !meant.has(key))
    .map((key) => missingKey([], key, 'every entry of this collection has it'));
}

/** What a front matter says of the event that it is about, and what is wrong with that. */
function checkEvent(
  data: Data,
  { audiences = {} }: NonNullable<Collection['events']>,
  timeZone: string,
): Pick<CheckedFrontMatter, 'event' | 'findings'> {
  const shape = shapeFindings(validateEventValues, data, eventValuesNode);
  if (shape.length > 0) return { findings: shape };
  const own = Object.entries(data).filter(([key]) => eventKeys.includes(key));
  const event = Object.fromEntries(own) as EventValues;
  const names = Object.keys(audiences);
  const audience = (event.audience ?? []).flatMap(
    (each, index) => undeclaredChoice(each, ['audience', index], 'audience', names) ?? [],
  );
  const times = eventTimeFindings(event, timeZone);
  const repetition = times.length > 0 ? [] : repetitionFindings(event, timeZone);
  return { event, findings: [...audience, ...times, ...repetition] };
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
  const ofEvent = collection.events ? checkEvent(data, collection.events, timeZone) : undefined;
  const names = [...declared.map(([name]) => name), ...(ofEvent ? eventKeys : [])];
  const fields: Record<string, FieldValue> = {};
  const shape = [
    ...shapeFindings(validateFrontMatter, data, frontMatterNode),
    ...(ofEvent?.findings ?? []),
  ];
  // A misspelled key that must be there is reported as one mistake.
  const reported = shape.flatMap(({ what, pointer }) =>
    what === 'key' ? pointer.slice(0, 1) : [],
  );
  const unknown = unknownKeys(data, names).filter(
    ({ pointer }) => !reported.includes(pointer[0] ?? ''),
  );
  const types = [collection.type ?? 'article', ...Object.keys(collection.types ?? {})];
  const findings: SchemaFinding[] = [
    ...shape,
    ...unknown,
    ...missingKeys(data, collection, new Set(unknown.map(({ suggestion }) => suggestion))),
  ];
  const add = (finding: SchemaFinding | undefined): void => {
    if (finding) findings.push(finding);
  };
  add(undeclaredChoice(data.code, ['code'], 'code', Object.keys(collection.codes ?? {})));
  add(undeclaredChoice(data.type, ['type'], 'kind', types));
  for (const [name, field] of declared) {
    const value = data[name];
    if (value === undefined) continue;
    const found = shapeFindings(validateFieldValues, { [field.type]: value }, fieldValuesNode);
    findings.push(...found.map((each) => ({ ...each, pointer: [name, ...each.pointer.slice(1)] })));
    if (found.length > 0) continue;
    fields[name] = value as FieldValue;
    if (field.type === 'day') add(impossibleDay(value, [name], timeZone));
    if (field.type === 'choice') {
      add(undeclaredChoice(value, [name], 'choice', Object.keys(field.options ?? {})));
    }
  }
  const misshapen = new Set(findings.map(({ pointer }) => pointer[0]));
  for (const key of ['date', 'publishAt', 'expires']) {
    if (!misshapen.has(key)) add(impossibleDay(data[key], [key], timeZone));
  }
  if (findings.length === 0) add(expiresTooEarly(data.publishAt, data.expires, timeZone));
  const front = Object.fromEntries(entryKeys.map((key) => [key, data[key]]));
  const { event } = ofEvent ?? {};
  return { front: front as FrontMatter, fields, findings, ...(event ? { event } : {}) };
}

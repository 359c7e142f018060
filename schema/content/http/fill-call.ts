import { ownValue } from '../../own-value.ts';
import type { CallTemplate } from './call-text.ts';
import { fillAddress, fillText, type NamedValues, namesIn } from './fill-address.ts';

/** What a call sends, and as what. */
type FilledBody = { readonly type: string; readonly text: string };

/** Names whose values an API expects as numbers. */
const numeric = /^\{(?:page|offset|end|size)\}$/;

/** A text with its names filled; undefined where it has names and none of them has a value. */
function filledText(text: string, values: NamedValues): string | undefined {
  const names = namesIn(text);
  const isEmpty = names.length > 0 && names.every((name) => ownValue(values, name) === undefined);
  return isEmpty ? undefined : fillText(text, values);
}

/** A value of JSON with the names in its texts filled; what has no value is undefined. */
function filledJson(value: unknown, values: NamedValues): unknown {
  if (typeof value === 'string') {
    const text = filledText(value, values);
    return numeric.test(value) && /^\d+$/.test(text ?? '') ? Number(text) : text;
  }
  if (Array.isArray(value)) {
    return value.map((each) => filledJson(each, values)).filter((each) => each !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, filledJson(each, values)]),
  );
}

function filledForm(form: Readonly<Record<string, string>>, values: NamedValues): string {
  const pairs = Object.entries(form).flatMap(([name, value]) => {
    const text = filledText(value, values);
    return text === undefined ? [] : [[name, text]];
  });
  return new URLSearchParams(pairs).toString();
}

function filledBody(
  { json, form, graphql }: CallTemplate,
  values: NamedValues,
): FilledBody | undefined {
  if (form) {
    const type = 'application/x-www-form-urlencoded;charset=UTF-8';
    return { type, text: filledForm(form, values) };
  }
  const sent = graphql
    ? { query: graphql.query, variables: filledJson(graphql.variables ?? {}, values) }
    : filledJson(json, values);
  return sent === undefined ? undefined : { type: 'application/json', text: JSON.stringify(sent) };
}

/** An address and what is sent there, with their names filled. */
export const fillCall = (
  call: CallTemplate,
  values: NamedValues,
): { readonly url: string; readonly body: FilledBody | undefined } => ({
  url: fillAddress(call.url, values),
  body: filledBody(call, values),
});

import { wholeAnswer } from '../../../schema/content/http/at-path.ts';
import type { CallTemplate } from '../../../schema/content/http/call-text.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { textsIn } from '../context/texts-in.ts';

/** What somebody may have taken for a name that is filled: in braces, one pair or more, of this program or of others. */
const written = /\$?(?:\{\{+\s*[A-Za-z_][\w.-]*\s*\}+|\{\s*[A-Za-z_][\w.-]*\s*\})/g;
const name = /^\{(?:env\.)?\w+\}$/;

const credentials = /^((?:https?:)?\/\/)([^/?#\\]*)@/;

/** The part of an address that names the machine, and all before it. */
const host = /^(?:https?:)?\/\/[^/?#\\]*/;

/** User and password in an address: everybody could read them, and no browser calls such an address. */
export function* credentialFindings(pointer: Pointer, url: string): Iterable<Finding> {
  const [, before = '', own = ''] = credentials.exec(url) ?? [];
  if (own === '') return;
  const inside = { offset: before.length, length: own.length };
  const message =
    'a user or password in an address is published with the site, and browsers refuse to call it';
  yield { pointer, what: 'value', inside, message };
}

/** A host or port that no browser could ask; what names in braces are filled with may be one. */
export function* hostFindings(pointer: Pointer, url: string): Iterable<Finding> {
  const [start = ''] = host.exec(url) ?? [];
  if (start === '' || URL.canParse(start.replace(/^\/\//, 'https://').replace(/\{[\w.]+\}/g, 'x')))
    return;
  const offset = start.indexOf('//') + 2;
  const inside = { offset, length: start.length - offset };
  const message = `"${start.slice(offset)}" is no host that could be asked`;
  yield { pointer, what: 'value', ...(inside.length > 0 ? { inside } : {}), message };
}

/**
 * What is wrong with the address of a call, whatever it calls.
 * @param example a name that is filled there
 */
export function* callFindings(pointer: Pointer, url: string, example: string): Iterable<Finding> {
  yield* credentialFindings(pointer, url);
  yield* nameFindings(pointer, url, example);
}

/** What looks like a name in braces and is not filled. */
function* nameFindings(pointer: Pointer, url: string, example: string): Iterable<Finding> {
  for (const { 0: text, index: offset } of url.matchAll(written)) {
    if (name.test(text)) continue;
    const inside = { offset, length: text.length };
    const message = `"${text}" is not filled: a name is letters and digits in one pair of braces, such as {${example}}`;
    yield { pointer, what: 'value', inside, message };
  }
}

/**
 * What is wrong with a call that may send something besides.
 * @param example a name that is filled there
 */
export function* requestFindings(
  pointer: Pointer,
  { url, json, form, graphql }: CallTemplate,
  example: string,
): Iterable<Finding> {
  yield* callFindings([...pointer, 'url'], url, example);
  yield* hostFindings([...pointer, 'url'], url);
  yield* textFindings([...pointer, 'json'], json, example);
  yield* textFindings([...pointer, 'form'], form, example);
  yield* textFindings([...pointer, 'graphql', 'variables'], graphql?.variables, example);
}

/** What is wrong with the texts in a value of JSON, which may hold names in braces. */
function* textFindings(at: Pointer, value: unknown, example: string): Iterable<Finding> {
  for (const { text, pointer } of textsIn(value, at)) yield* nameFindings(pointer, text, example);
}

/** Why something cannot stand at a place of an address; undefined where it can. */
export function misplaced(url: string, offset: number): 'host' | 'fragment' | undefined {
  if (offset < (host.exec(url)?.[0].length ?? 0)) return 'host';
  const hash = url.indexOf('#');
  return hash >= 0 && offset > hash ? 'fragment' : undefined;
}

/**
 * Keys with dots that lead nowhere, wherever such are written.
 * @param places a path, several of them, or paths by name; nested as they are written
 */
export function* pathFindings(pointer: Pointer, places: unknown): Iterable<Finding> {
  if (typeof places === 'string') {
    if (places === wholeAnswer || !places.split('.').includes('')) return;
    const message = `"${places}" has an empty part: keys stand between single dots, as in data.records`;
    yield { pointer, what: 'value', message };
  } else if (typeof places === 'object' && places !== null) {
    for (const [key, place] of Object.entries(places)) {
      yield* pathFindings([...pointer, Array.isArray(places) ? Number(key) : key], place);
    }
  }
}

import { join } from 'node:path';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { pathShape } from '../../../schema/path/path-shape.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { entryAt } from '../../files/entry-at.ts';
import { formattedYaml } from '../../insert/formatted-yaml.ts';
import { insertData, type SiteText } from '../../insert/insert-data.ts';
import { lintContext } from '../../lint/context/lint-context.ts';
import { includesOf } from '../../read/include/includes-of.ts';
import { matchingFiles } from '../../read/include/matching-files.ts';
import { toData } from '../../read/to-data.ts';
import { parseYaml } from '../../read/yaml.ts';
import type { NoteTaker } from '../note.ts';
import type { ImportTarget } from './import-target.ts';

/** An address of the old site and the page that it leads to. */
export type OldAddress = {
  readonly address: string;
  readonly to: string;
  /** Of the document that had it. */
  readonly notes: NoteTaker;
};

type Redirect = {
  readonly from: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly to: string;
};

const queryKey = /^[A-Za-z0-9_-]+$/;
const queryValue = /^[^:\s&#=%+][^\s&#=%+]*$/;
const maxKeys = 5;

/** An address as the list of redirects has it; undefined where it cannot be written there. */
function redirectOf({ address, to }: OldAddress): Redirect | undefined {
  const { path, query } = splitAddress(address);
  const segments = path
    .split('/')
    .map(decodePath)
    .filter((each) => each !== '');
  const from = `/${segments.join('/')}`;
  if (segments.some((each) => each.startsWith(':')) || parsePath(from).problems.length > 0)
    return undefined;
  if (query.length < 2) return { from, to };
  const pairs = [...new URLSearchParams(query)];
  const isWritten = pairs.every(([key, value]) => queryKey.test(key) && queryValue.test(value));
  if (!isWritten || pairs.length > maxKeys) return undefined;
  const typed = (value: string): string | number =>
    /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
  return { from, query: Object.fromEntries(pairs.map(([key, value]) => [key, typed(value)])), to };
}

const keyOf = ({ from, query = {} }: Pick<Redirect, 'from' | 'query'>): string =>
  `${pathShape(from)}?${Object.entries(query)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('&')}`.toLowerCase();

/**
 * The redirects that lead from addresses of the old site to new pages, without those that the site has, that are the
 * page itself, or that a page would be hidden by.
 */
function newRedirects(target: ImportTarget, addresses: readonly OldAddress[]): Redirect[] {
  const { source } = target.site;
  const taken = new Set((source.redirects ?? []).map(keyOf));
  const pages = new Set(
    lintContext(source).paths.flatMap(({ flat, shape }) =>
      flat.route.redirect === undefined ? [shape] : [],
    ),
  );
  const result: Redirect[] = [];
  for (const each of addresses) {
    const redirect = redirectOf(each);
    if (!redirect) {
      each.notes.add(
        'lost',
        {
          zh: '不能写成转向的旧地址',
          en: 'an old address that cannot be written as a redirect',
        },
        each.address,
      );
      continue;
    }
    const key = keyOf(redirect);
    const isSame = redirect.from.toLowerCase() === each.to.toLowerCase();
    if (taken.has(key) || (isSame && redirect.query === undefined)) continue;
    if (redirect.query === undefined && pages.has(pathShape(redirect.from))) {
      each.notes.add(
        'check',
        {
          zh: '旧地址是网站自己的一个页面，不转向',
          en: 'the old address is a page of the site itself, and leads nowhere else',
        },
        redirect.from,
      );
      continue;
    }
    taken.add(key);
    result.push(redirect);
  }
  return result;
}

/**
 * The files that keep the addresses of the old site alive: the list for the collection, and the site file where it does
 * not include that yet.
 * @returns texts by path from the site's folder
 */
export async function redirectFiles(
  target: ImportTarget,
  addresses: readonly OldAddress[],
): Promise<ReadonlyMap<string, string>> {
  const { site, name } = target;
  const files = new Map<string, string>();
  // Where no server sees the path of a page, none can lead anywhere.
  if (site.source.site.history === 'hash') return files;
  const redirects = newRedirects(target, addresses);
  if (redirects.length === 0) return files;
  const path = `redirects/${name}.yaml`;
  const before = site.texts.find((each) => each.name === path);
  const list: SiteText | undefined = before;
  files.set(path, list ? insertData(list, ['redirects'], redirects) : formattedYaml({ redirects }));
  const [own] = site.texts;
  if (list || !own) return files;
  const { root } = parseYaml(own.text);
  const patterns = includesOf(root && toData(root).value);
  const found = await Promise.all(patterns.map((pattern) => matchingFiles(site.folder, pattern)));
  if (found.some((names) => names.includes(path))) return files;
  // Later lists are found as well, where nothing else lies there.
  const folder = 'redirects';
  const pattern = entryAt(join(site.folder, folder)) ? path : `${folder}/*.yaml`;
  if (patterns.includes(`${folder}/*.yaml`) || patterns.includes(path)) return files;
  const text =
    patterns.length > 0
      ? insertData(own, ['include'], [pattern])
      : insertData(own, [], { include: [pattern] });
  return files.set(own.name, text);
}

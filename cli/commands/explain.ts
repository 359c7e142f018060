import { dirname, join } from 'node:path';
import { splitAddress } from '../../schema/path/split-address.ts';
import { decodePath } from '../addresses/decode-path.ts';
import { memoryCache } from '../content/cache/article-cache.ts';
import { contentCaches } from '../content/content-caches.ts';
import { readContent } from '../content/read-content.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { explainRule } from '../explain/explain-rule.ts';
import { type ExplainedSite, explainedSite } from '../explain/explained-site.ts';
import { explanationData } from '../explain/explanation-data.ts';
import { findAddress, ownAddress } from '../explain/find-address.ts';
import { nearestAddresses } from '../explain/nearest-addresses.ts';
import { explainPath } from '../explain/path-explanation.ts';
import { pathRows } from '../explain/path-rows.ts';
import { ruleData } from '../explain/rule-data.ts';
import { listFiles } from '../files/list-files.ts';
import type { ExitCode, Io } from '../io.ts';
import { ruleById, ruleIds } from '../lint/all-rules.ts';
import { paint } from '../report/paint.ts';
import { table, json as toJson } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { shapedSite } from './shaped-site.ts';

type ExplainOptions = { readonly json: boolean };

function runRule(id: string, { json }: ExplainOptions, io: Io): ExitCode {
  const rule = ruleById.get(id);
  if (!rule) {
    const near = nearestAmong(ruleIds)(id);
    const hint =
      near === undefined
        ? {
            zh: 'site rules 列出全部规则；网址以 / 开头',
            en: 'site rules lists them all, and an address starts with /',
          }
        : { zh: `是否想写 ${near}？`, en: `did you mean ${near}?` };
    throw new UsageError({
      zh: `没有规则“${id}”；${hint.zh}`,
      en: `there is no rule "${id}"; ${hint.en}`,
    });
  }
  io.stdout(json ? toJson(ruleData(rule)) : explainRule(rule, paint(io.color), io.language));
  return 0;
}

/** The public file that an address names, if it names one. */
async function publicFile(address: string, { folder }: ExplainedSite): Promise<string | undefined> {
  const path = decodePath(splitAddress(address).path).slice(1);
  const files = await listFiles(join(folder, 'public'));
  return files.includes(path) ? join(folder, 'public', path) : undefined;
}

async function warnUnknown(
  address: string,
  site: ExplainedSite,
  { json }: ExplainOptions,
  io: Io,
): Promise<ExitCode> {
  const own = ownAddress(address, site);
  const file = await publicFile(own, site);
  const nearest = file === undefined ? nearestAddresses(own, site) : [];
  if (json) io.stdout(toJson({ address, ...(file === undefined ? { nearest } : { file }) }));
  else if (file !== undefined) {
    const text = { zh: `${address} 是文件 ${file}`, en: `${address} is the file ${file}` };
    io.stdout(`${text[io.language]}\n`);
  } else {
    const isNear = nearest.length > 0;
    const text = {
      zh: `${address} 不是本网站的页面${isNear ? `；相近的有：${nearest.join('  ')}` : ''}`,
      en: `${address} is no page of this site${isNear ? `; near to it: ${nearest.join('  ')}` : ''}`,
    };
    io.stdout(`${text[io.language]}\n`);
  }
  return file === undefined ? 1 : 0;
}

async function runPath(
  address: string,
  path: string,
  options: ExplainOptions,
  io: Io,
): Promise<ExitCode> {
  const shaped = await shapedSite(path, io);
  if (!shaped) return 1;
  const { source, read } = shaped;
  const folder = dirname(read.file);
  const site = explainedSite(source, read, folder);
  const found = findAddress(address, site);
  const flat = found && site.routeOf(found.row);
  if (!found || !flat) return warnUnknown(address, site, options, io);
  const content = async () => {
    const read = await readContent(folder, source, {
      cache: memoryCache(),
      program: '',
      ...contentCaches(folder),
      now: Date.now(),
      drafts: false,
    });
    return read.content;
  };
  const explanation = await explainPath(address, found, flat, site, content);
  io.stdout(
    options.json ? toJson(explanationData(explanation)) : table(pathRows(explanation, io.language)),
  );
  return explanation.entry?.isThere === false ? 1 : 0;
}

/**
 * Explains a rule of the linter, or what an address of a site opens and why.
 * @param what id of a rule, or an address: with or without host, in any spelling
 * @returns 1 where the address opens nothing, or shows an entry that is not there
 * @throws UsageError where there is no such rule
 */
export const explainCommand = async (
  what: string,
  site: string,
  options: ExplainOptions,
  io: Io,
): Promise<ExitCode> =>
  /^(?:\/|#|https?:)/i.test(what) ? runPath(what, site, options, io) : runRule(what, options, io);

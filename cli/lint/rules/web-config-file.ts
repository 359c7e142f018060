import { jsonMistake } from '../../read/json/json-mistake.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import type { WebConfigFile } from '../context/web-config-files.ts';
import { absentConfigs } from '../web-config/absent-configs.ts';

const effect = 'so the site runs without its names and its menu';

function* faultsOf({ read, noText, json, data }: WebConfigFile): Iterable<SiteFinding> {
  if (noText) {
    const { message, start, end } = noText;
    yield { file: read.file, message, start, end };
  } else if (!data && json !== undefined) {
    const message = `this is JSON, but no mapping { … }, ${effect}`;
    yield { file: read.file, message, start: 0, end: read.text.trimEnd().length };
  } else if (!data) {
    const { reason, ...place } = jsonMistake(read.text);
    const why = reason === undefined ? '' : `: ${reason}`;
    const message =
      read.text.trim() === ''
        ? `this file is empty, ${effect}; the least it can hold is {}`
        : `this is no JSON that browsers read, ${effect}${why}`;
    yield { file: read.file, message, ...place };
  } else if (data.navbar !== undefined && !Array.isArray(data.navbar)) {
    const message = 'navbar is a list of menu items: [ … ]';
    yield { in: read, pointer: ['navbar'], what: 'value', message };
  }
}

export const webConfigFile = {
  id: 'web-config-file',
  severity: 'error',
  explanation: {
    zh: '网页配置文件（languages 里 config 指定的 JSON）必须是正确的 JSON：引号用英文双引号，每项之间有逗号，最后一项后面没有逗号。写错了，网站名称和菜单都不会显示，而且没有任何提示。请照标出的位置改正；文件名有笔误时改正文件名。',
    en: 'The web configuration (the file that config of a language names) is JSON: straight double quotes, a comma between items and none behind the last. Otherwise the site has neither its name nor its menu, and nobody notices. Correct what is marked; where the name of the file is misspelt, correct the name.',
  },
  bad: '    { "pageCode": "home", "title": "首页", "linkUrl": "/index", }',
  good: '    { "pageCode": "home", "title": "首页", "linkUrl": "/index" }',
  *check(site) {
    const reported = new Set<string>();
    for (const config of site.configs) {
      if (reported.has(config.read.file)) continue;
      reported.add(config.read.file);
      yield* faultsOf(config);
    }
    for (const { language, config, near } of absentConfigs(site)) {
      if (near === undefined) continue;
      yield {
        in: site.read,
        pointer: ['languages', language, 'config'],
        what: 'value',
        message: `there is no file ${config} in the folder public`,
        suggestion: near,
      };
    }
  },
} as const satisfies SiteRule;

import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { siteFileNames } from '../../files/find-site-file.ts';
import type { SiteRule } from '../context/site-rule.ts';

export const siteSecondFile = {
  id: 'site-second-file',
  severity: 'warning',
  explanation: {
    zh: '一个站点文件夹里只有一个站点文件。site.yaml、site.yml、site.json 同时存在时，只读取排在最前的一个，写在其余文件里的改动不起作用，也没有任何提示。请把要保留的内容并到一个文件里，删去其余的。',
    en: 'The folder of a site has one site file. Of site.yaml, site.yml and site.json only the first that is there is read, and what is changed in another has no effect and nobody notices. Put all that is to stay into one of them and take the others away.',
  },
  bad: 'site.yml',
  good: 'site.yaml',
  *check({ read }) {
    const own = basename(read.file);
    if (!siteFileNames.includes(own)) return;
    for (const name of siteFileNames) {
      if (name === own || !existsSync(join(dirname(read.file), name))) continue;
      yield {
        in: read,
        pointer: ['version'],
        what: 'key',
        message: `${name} lies beside this file and is not read; keep one of them`,
      };
    }
  },
} as const satisfies SiteRule;

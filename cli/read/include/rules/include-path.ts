import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includePath = {
  id: 'include-path',
  severity: 'error',
  explanation: {
    zh: [
      'include 里写的是站点文件夹里的 .yaml、.yml 或 .json 文件，路径从站点文件夹写起，用 / 分隔。',
      '一个 * 代表文件名的任意一段，** 代表任意几层文件夹。',
      '站点文件夹以外的文件、content 和 public 里的文件、以点开头的文件和站点文件自己都不能写进来：别人拿到这个文件夹时，网站应当是完整的。',
      '请把文件移到站点文件夹里，再照它的位置写路径。',
    ].join(''),
    en: [
      'What include names are .yaml, .yml or .json files in the folder of the site, by their paths from there, with slashes.',
      'A * stands for any part of a name, ** for any folders in between.',
      'Files outside of that folder, in content or public, hidden ones and the site file itself are not included: whoever has the folder has the whole site.',
      'Move the file into the folder, and write its path as it lies there.',
    ].join(' '),
  },
  bad: 'include: [../shared/menu.yaml]',
  good: 'include: [menu.yaml]',
} as const satisfies RuleMeta;

const isPart = /\.(?:ya?ml|json)$/;

/** Folders of a site whose files are something else. */
const others: Readonly<Record<string, string>> = {
  content: 'content/ holds articles',
  public: 'what lies in public/ is published as it is',
  node_modules: 'node_modules/ holds packages',
};

/**
 * Why a pattern under `include` is none, in a sentence, and what may be meant.
 * @param reserved names of files in the site's own folder that are no parts, with the reason
 */
export function patternFault(
  pattern: string,
  reserved: Readonly<Record<string, string>>,
): { readonly message: string; readonly suggestion?: string } | undefined {
  const bare = pattern.replace(/^(?:\.\/)+/, '');
  const parts = bare.split('/');
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (pattern.includes('\\')) {
    return {
      message: 'folders are separated by / on every system',
      suggestion: pattern.replaceAll('\\', '/'),
    };
  }
  if (/^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/|~\/)/.test(pattern)) {
    return { message: 'an included file is named by its path from the folder of the site' };
  }
  if (parts.includes('..')) {
    return { message: 'an included file lies in the folder of the site, not outside of it' };
  }
  if (bare !== pattern) return { message: 'the path needs no ./ before it', suggestion: bare };
  if (parts.includes('') || parts.includes('.')) {
    const suggestion = parts.filter((each) => each !== '' && each !== '.').join('/');
    return {
      message: 'this is no path of a file',
      ...(isPart.test(suggestion) ? { suggestion } : {}),
    };
  }
  const other = parts.length > 1 && Object.hasOwn(others, first) ? others[first] : undefined;
  if (other !== undefined) return { message: `${other}, no parts of the site file` };
  if (parts.some((each) => each.startsWith('.'))) {
    return { message: 'files and folders whose names begin with a dot are not included' };
  }
  if (parts.some((each) => each.includes('**') && each !== '**')) {
    return { message: '** stands alone between slashes, as in pages/**/*.yaml' };
  }
  if (!isPart.test(last)) {
    const message = 'an included file is a .yaml, .yml or .json file';
    if (last === '*' || last === '**')
      return { message, suggestion: `${bare}${last === '**' ? '/*' : ''}.yaml` };
    return last.includes('.') ? { message } : { message, suggestion: `${bare}/*.yaml` };
  }
  const reason = Object.hasOwn(reserved, bare) ? reserved[bare] : undefined;
  return reason === undefined ? undefined : { message: reason };
}

import type { Rule } from '../context/rule.ts';
import {
  callFindings,
  hostFindings,
  pathFindings,
  requestFindings,
} from '../links/call-findings.ts';

export const collectionHttp = {
  id: 'collection-http',
  severity: 'error',
  explanation: {
    zh: [
      '内容接口的地址里不写用户名和密码，大括号里的名称都要有值，回答里的位置要写得通。',
      '网站文件人人可读，密码会随之公开，浏览器也不肯打开这样的地址；没有值的名称会原样送出，写不通的位置让列表一直是空的。',
      '请改正地址，名称写成一对大括号里的字母和数字，位置写成 data.records 这样用点连接的键。',
    ].join(''),
    en: [
      'The calls of a content API have no user and no password, names in braces that are filled, and keys that lead somewhere.',
      'Everybody can read the files of a site, so a password would be published, and browsers refuse such addresses; a name that nothing fills is sent as it stands, and keys that lead nowhere leave lists empty.',
      'Correct the address, write names as letters and digits in one pair of braces, and places as keys with dots such as data.records.',
    ].join(' '),
  },
  bad: 'base: https://reader@cms.example/',
  good: 'base: https://cms.example/',
  *check({ source }) {
    for (const [collection, { http }] of Object.entries(source.collections ?? {})) {
      if (!http) continue;
      const { list, entry, base = '', fields, shapes, lookups, success, token } = http;
      const at = ['collections', collection, 'http'];
      yield* requestFindings([...at, 'list'], list, 'page');
      if (entry) yield* requestFindings([...at, 'entry'], entry, 'id');
      if (token) yield* requestFindings([...at, 'token'], token, 'env.NAME');
      for (const [key, more] of Object.entries(entry?.more ?? {})) {
        yield* requestFindings([...at, 'entry', 'more', key], more, 'id');
        yield* pathFindings([...at, 'entry', 'more', key, 'item'], more.item);
      }
      for (const [path, { url = '', items, id }] of Object.entries(lookups ?? {})) {
        yield* requestFindings([...at, 'lookups', path], { url }, 'ids');
        yield* pathFindings([...at, 'lookups', path], { items, id });
      }
      yield* callFindings([...at, 'base'], base, 'id');
      yield* hostFindings([...at, 'base'], base);
      yield* pathFindings([...at, 'list', 'items'], list.items);
      yield* pathFindings([...at, 'list', 'total'], list.total);
      yield* pathFindings([...at, 'list', 'next'], list.next);
      yield* pathFindings([...at, 'entry', 'item'], entry?.item);
      const { picture } = fields;
      const { base: pictureBase = '' } = typeof picture === 'object' ? picture : {};
      yield* callFindings([...at, 'fields', 'picture', 'base'], pictureBase, 'id');
      yield* hostFindings([...at, 'fields', 'picture', 'base'], pictureBase);
      yield* pathFindings(
        [...at, 'fields'],
        typeof picture === 'object'
          ? { ...fields, picture: { src: picture.src, alt: picture.alt } }
          : fields,
      );
      yield* pathFindings([...at, 'shapes'], shapes);
      yield* pathFindings([...at, 'success', 'at'], success?.at);
      yield* pathFindings([...at, 'token', 'at'], token?.at);
    }
  },
} as const satisfies Rule;

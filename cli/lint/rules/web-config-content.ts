import { parseWebConfig } from '../../../schema/menu/parse-web-config.ts';
import { decodePath } from '../../addresses/decode-path.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { yamlDuplicateKey } from '../../read/rules/yaml-duplicate-key.ts';
import { yamlLossyScalar } from '../../read/rules/yaml-lossy-scalar.ts';
import type { SiteFinding, SiteRule } from '../context/site-rule.ts';
import type { WebConfigFile } from '../context/web-config-files.ts';

type Fields = Readonly<Record<string, unknown>>;

const known = parseWebConfig({ navbar: [{ title: '-' }] });
const ownKeys = Object.keys(known ?? {});
const itemKeys = Object.keys(known?.navbar[0] ?? {});

/** Notation that JSON takes and that loses something: reported here, as nothing else looks at it. */
const lossy: readonly string[] = [yamlDuplicateKey.id, yamlLossyScalar.id];

/** Keys that nobody reads and that are nearly those that the site reads. */
function* misspelled(
  fields: Fields,
  at: Pointer,
  keys: readonly string[],
  config: WebConfigFile,
): Iterable<SiteFinding> {
  const nearest = nearestAmong(keys.filter((key) => !Object.hasOwn(fields, key)));
  for (const key of Object.keys(fields)) {
    const suggestion = keys.includes(key) ? undefined : nearest(key);
    if (suggestion === undefined) continue;
    const message = `"${key}" is no key that the site reads`;
    yield { in: config.read, pointer: [...at, key], what: 'key', message, suggestion };
  }
}

export const webConfigContent = {
  id: 'web-config-content',
  severity: 'warning',
  explanation: {
    zh: '网页配置里的键要拼写正确，每个键只写一次，图片要在 public 文件夹里。网站不认识的键会被略过：把 navbar 拼错，整个菜单就没有了；同一个键写两次，前一个会丢失；太长的数字会丢掉末尾几位。请照提示改正，长编号加上引号。',
    en: 'Keys of the web configuration are spelled as the site reads them, each stands once, and pictures lie in the folder public. A key that is not known is passed over, and with a misspelled navbar the whole menu is gone; of a key that stands twice the first is lost, and a number with many digits loses the last ones. Correct what is marked, and put long ids in quotes.',
  },
  bad: '"navbr": []',
  good: '"navbar": []',
  *check({ configs, configMenu, files }) {
    for (const config of configs) {
      if (!config.data) continue;
      for (const { rule, severity: _, ...fault } of config.faults()) {
        if (lossy.includes(rule)) yield fault;
      }
      yield* misspelled(config.data, [], ownKeys, config);
    }
    const lying = new Set(files);
    for (const { config, pointer } of configMenu) {
      let item: unknown = config.data;
      for (const key of pointer) item = (item as Fields | undefined)?.[key];
      const fields = item as Fields;
      yield* misspelled(fields, pointer, itemKeys, config);
      const { image } = fields;
      if (typeof image !== 'string' || !/^\/(?!\/)/.test(image)) continue;
      if (lying.has(decodePath(image.split(/[?#]/, 1)[0] ?? '').slice(1))) continue;
      yield {
        in: config.read,
        pointer: [...pointer, 'image'],
        what: 'value',
        message: `there is no file ${image} in the folder public`,
        suggestion: nearestAmong(files.map((file) => `/${file}`))(image),
      };
    }
  },
} as const satisfies SiteRule;

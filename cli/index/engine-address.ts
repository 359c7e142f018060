import { UsageError } from '../usage-error.ts';

/**
 * The address of an engine, without a slash at its end.
 * @throws UsageError where it is none, or names a password
 */
export function engineAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError({
      zh: '--to 应为搜索引擎的地址，例如 https://search.example:9200',
      en: '--to expects the address of the engine, such as https://search.example:9200',
    });
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError({
      zh: '--to 中不要写用户名和密码，以免被他人看到：见 site index --help',
      en: '--to names no user and no password, others would see them: see site index --help',
    });
  }
  if (url.search !== '' || url.hash !== '') {
    throw new UsageError({
      zh: '--to 的地址中不能有 ? 和 #',
      en: '--to is an address without ? and #',
    });
  }
  return url.href.replace(/\/+$/, '');
}

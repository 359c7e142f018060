import { UsageError } from '../usage-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What credentials are called in the environment: neither a list of processes nor a file of the site has them. */
export const credentialNames = {
  user: 'SITE_INDEX_USER',
  password: 'SITE_INDEX_PASSWORD',
  apiKey: 'SITE_INDEX_API_KEY',
  token: 'SITE_INDEX_TOKEN',
} as const;

/**
 * Headers that identify the sender to an engine.
 * @throws UsageError where the environment has half of them, or several
 */
export function credentialHeaders(environment: Environment): Readonly<Record<string, string>> {
  const value = (name: string): string => environment[name]?.trim() ?? '';
  const [user, password, apiKey, token] = Object.values(credentialNames).map(value);
  if (!user !== !password) {
    const { user: name, password: secret } = credentialNames;
    throw new UsageError({
      zh: `${name} 和 ${secret} 必须一起设置`,
      en: `${name} and ${secret} go together`,
    });
  }
  const given = [
    user && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    apiKey && `ApiKey ${apiKey}`,
    token && `Bearer ${token}`,
  ].filter((each) => each !== undefined && each !== '');
  if (given.length > 1) {
    const names = Object.values(credentialNames);
    throw new UsageError({
      zh: `设置了多种凭据：${names.join('、')}`,
      en: `there are several credentials: ${names.join(', ')}`,
    });
  }
  return given[0] ? { authorization: given[0] } : {};
}

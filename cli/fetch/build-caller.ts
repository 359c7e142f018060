import type { ApiAnswer } from '../../schema/content/http/api-answer.ts';
import { Unauthorized } from '../../schema/content/http/api-errors.ts';
import { askApi } from '../../schema/content/http/ask-api.ts';
import { atPath } from '../../schema/content/http/at-path.ts';
import type { CallTemplate } from '../../schema/content/http/call-text.ts';
import type { NamedValues } from '../../schema/content/http/fill-address.ts';
import { fillRequest } from '../../schema/content/http/fill-request.ts';
import type { HttpSource } from '../../schema/source.generated.ts';
import type { ApiCaller } from '../search/http/api-caller.ts';
import { withoutSecrets } from './secret-values.ts';

/** The name in braces that stands for a token which an API handed out. */
const tokenName = 'token';

const href = (address: string): string => new URL(address).href;

/** Seconds that a call may take, and kilobytes of an answer, where a source names none: nobody waits for a page, and lists are long. */
const buildDefaults = { timeout: 30, maxSize: 10_240 };

/** Calls an API as a build does, and knows what nobody else may read. */
export type BuildCaller = {
  readonly call: ApiCaller;
  /** What stands for the names in braces and is secret; a token comes with the first call. */
  readonly secrets: ReadonlyMap<string, string>;
};

/**
 * @param environment the values of the environment that the source names
 * @param values what else is known: ids of the web configuration, the language
 */
export function buildCaller(
  http: HttpSource,
  environment: Readonly<Record<string, string>>,
  values: NamedValues,
): BuildCaller {
  const secrets = new Map<string, string>(
    Object.entries(environment).map(([name, value]) => [`env.${name}`, value] as const),
  );
  const known: NamedValues = { ...values, ...Object.fromEntries(secrets) };
  const hide = (text: string): string => withoutSecrets(text, secrets);

  /** An error that says what it said, but for what is secret. */
  function hidden(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    error.message = hide(error.message);
    if (error.cause instanceof Error) hidden(error.cause);
    return error;
  }

  const askWith = async (
    source: Pick<HttpSource, 'headers'>,
    template: CallTemplate,
    all: NamedValues,
  ): Promise<ApiAnswer> => {
    try {
      const request = fillRequest(source, template, all, href);
      return await askApi({ ...buildDefaults, ...http }, { ...request, name: hide(request.url) });
    } catch (error) {
      throw hidden(error);
    }
  };

  let token: Promise<string> | undefined;
  const exchange = async ({ at, headers, ...call }: NonNullable<HttpSource['token']>) => {
    const { value } = await askWith(headers ? { headers } : {}, call, known);
    const found = atPath(value, at);
    const text = typeof found === 'number' ? String(found) : found;
    if (typeof text !== 'string' || text === '') throw new Error(`no token stands under ${at}`);
    secrets.set(tokenName, text);
    return text;
  };
  const currentToken = async (): Promise<string | undefined> => {
    if (!http.token) return undefined;
    token ??= exchange(http.token).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`no token could be had: ${reason}`);
    });
    return token;
  };

  const ask = async (template: CallTemplate, given: NamedValues): Promise<ApiAnswer> => {
    const own = { ...given, ...known };
    const before = await currentToken();
    try {
      return await askWith(http, template, { ...own, [tokenName]: before });
    } catch (error) {
      if (!(error instanceof Unauthorized) || before === undefined) throw error;
      // It has run out, or another call has had a new one meanwhile.
      if ((await token) === before) token = undefined;
      return askWith(http, template, { ...own, [tokenName]: await currentToken() });
    }
  };

  return {
    secrets,
    call: (template, given) => {
      const { url, body } = fillRequest(http, template, { ...given, ...known }, href);
      return { url: hide(url), body: hide(body ?? ''), ask: () => ask(template, given) };
    },
  };
}

import { readLimited } from '../../schema/content/http/read-limited.ts';
import { type LocalText, untranslated } from '../local-text.ts';
import { EngineFailure } from './engine.ts';
import { retryPause } from './retry-pause.ts';

export type EngineRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  /** From the engine's address on, with its query. */
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
  /** A network that fails is a wrong address: no second attempt. */
  readonly first?: boolean;
};

export type EngineAnswer = {
  readonly status: number;
  /** As JSON; as text where an error is reported otherwise. */
  readonly body: unknown;
};

export type EngineClient = {
  /**
   * Asks the engine, again where it is busy or the network fails.
   * @returns an answer of status 200–299 or 400–499
   * @throws EngineFailure where there is none, or the engine wants other credentials
   */
  readonly send: (request: EngineRequest) => Promise<EngineAnswer>;
  /**
   * Waits before another attempt.
   * @param attempt the one that failed, from 0 on
   * @throws EngineFailure where there were enough
   */
  readonly pause: (attempt: number, reason: LocalText, retryAfter?: string | null) => Promise<void>;
};

export type ClientOptions = {
  /** Address of the engine, without a slash at its end. */
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly stop: AbortSignal;
  /** @throws where the signal is aborted */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  /** Is called with what is waited for. */
  readonly onWait?: (reason: LocalText) => void;
  /** Milliseconds that a request may take; absent: two minutes. */
  readonly timeout?: number;
};

/** With the pauses between them an engine may be away for a minute. */
const maxAttempts = 8;
const defaultTimeout = 120_000;
/** Bytes of an answer, unpacked: the largest are lists of ids, a few megabytes for a hundred thousand documents. */
const maxAnswer = 64 * 1024 * 1024;

type Failed = { readonly reason: LocalText; readonly retryAfter?: string | null };

/** What the network said: Node hides it in the cause. */
function networkReason(error: unknown): LocalText {
  const { cause, name, message } = error as Error;
  if (name === 'TimeoutError') return { zh: '超时', en: 'it took too long' };
  return untranslated(
    cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : message,
  );
}

const stopped: LocalText = {
  zh: '已停止；再次运行可继续',
  en: 'stopped; run it again to go on',
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an engine said of an error, on one line. */
export function said(body: unknown): string {
  const text = typeof body === 'string' ? body.replace(/<[^>]*>/g, ' ') : JSON.stringify(body);
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}

function read(response: Response, text: string, to: string): EngineAnswer | Failed {
  const { status } = response;
  if (status === 401 || status === 403) {
    throw new EngineFailure({
      zh: `${to} 不接受凭据（${status}）：见 SITE_INDEX_USER、SITE_INDEX_API_KEY、SITE_INDEX_TOKEN`,
      en: `${to} refuses the credentials (${status}): see SITE_INDEX_USER, SITE_INDEX_API_KEY, SITE_INDEX_TOKEN`,
    });
  }
  if (status >= 300 && status < 400) {
    const location = response.headers.get('location');
    throw new EngineFailure({
      zh: `${to} 转到了 ${location}：请改用那个地址`,
      en: `${to} sends on to ${location}: name that`,
    });
  }
  if (status === 429 || status >= 500) {
    const reason = untranslated(`${status} ${said(parsed(text) ?? text)}`);
    return { reason, retryAfter: response.headers.get('retry-after') };
  }
  const body = parsed(text);
  if (body === undefined && status < 300) {
    return { reason: { zh: '它的回答不是 JSON', en: 'its answer is not JSON' } };
  }
  return { status, body: body ?? text };
}

/** Talks with an engine over HTTP. */
export function engineClient(options: ClientOptions): EngineClient {
  const { to, headers, stop, wait, onWait, timeout = defaultTimeout } = options;
  const ask = async (request: EngineRequest): Promise<EngineAnswer | Failed> => {
    const { method = 'GET', path, body, type = 'application/json' } = request;
    try {
      const response = await fetch(to + path, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
        ...(body === undefined ? {} : { body }),
        // A POST that is sent on becomes a GET; and credentials are for this address only.
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
      });
      return read(response, await readLimited(response, maxAnswer), to);
    } catch (error) {
      if (stop.aborted) throw new EngineFailure(stopped);
      if (error instanceof EngineFailure) throw error;
      return { reason: networkReason(error) };
    }
  };
  const pause: EngineClient['pause'] = async (attempt, reason, retryAfter) => {
    if (attempt + 1 >= maxAttempts) {
      throw new EngineFailure({
        zh: `${to} 没有完成：${reason.zh}；再次运行可继续`,
        en: `${to} does not do it: ${reason.en}; run it again to go on`,
      });
    }
    onWait?.(reason);
    await wait(retryPause(attempt, retryAfter), stop).catch(() => undefined);
    if (stop.aborted) throw new EngineFailure(stopped);
  };
  return {
    pause,
    send: async (request) => {
      for (let attempt = 0; ; attempt += 1) {
        const answer = await ask(request);
        if ('status' in answer) return answer;
        if (request.first) {
          throw new EngineFailure({
            zh: `${to} 没有回答：${answer.reason.zh}`,
            en: `${to} does not answer: ${answer.reason.en}`,
          });
        }
        await pause(attempt, answer.reason, answer.retryAfter);
      }
    },
  };
}

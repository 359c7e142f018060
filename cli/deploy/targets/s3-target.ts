import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { sideBySide } from '../../concurrency/side-by-side.ts';
import { encodingOf } from '../../files/compressed-names.ts';
import { contentTypeOf } from '../../files/content-type.ts';
import { xmlRecords } from '../../html/read-markup.ts';
import { cacheControlOf } from '../../server/rules/cache-control.ts';
import { assertNotStopped, Interrupted } from '../../signals/finish-first.ts';
import { UsageError } from '../../usage-error.ts';
import type { DeployTarget } from '../deploy-target.ts';
import { bucketOf, inAddress, type S3Environment } from './s3-bucket.ts';

/** Milliseconds after which a request is given up. */
const maxWait = 60_000;
/** Bytes a millisecond that an upload is waited for at least. */
const slowest = 20;
/** Attempts where the network fails, and milliseconds before the second. */
const attempts = 3;
const firstPause = 500;
/** Attempts after the first, with growing pauses (aws4fetch): of what was answered with 429 or 5xx. */
const retries = 5;

/**
 * A bucket of an object store that speaks S3's protocol. It keeps no compressed forms: a store cannot choose between them.
 * @param target `s3://bucket/prefix`
 * @param stop breaks off what is under way
 * @throws UsageError where the address or the keys to it are missing
 */
export function s3Target(
  target: string,
  environment: S3Environment,
  stop: AbortSignal,
): DeployTarget {
  const { address, prefix } = bucketOf(target, environment);
  const {
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region = 'us-east-1',
  } = environment;
  if (accessKeyId === '' || secretAccessKey === '') {
    throw new UsageError({
      zh: '缺少访问密钥：请设置环境变量 AWS_ACCESS_KEY_ID 和 AWS_SECRET_ACCESS_KEY',
      en: 'the access key is missing: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    });
  }
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    service: 's3',
    region,
    retries,
  });
  const stopped = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(new Interrupted('stopped by a signal')));
  });
  // Whoever waits then hears of it.
  stopped.catch(() => undefined);
  const send = async (url: string, init: RequestInit, size: number): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const timeout = AbortSignal.timeout(maxWait + Math.ceil(size / slowest));
        const signal = AbortSignal.any([stop, timeout]);
        // It pauses between its attempts, and heeds no signal then.
        return await Promise.race([client.fetch(url, { ...init, signal }), stopped]);
      } catch (error) {
        assertNotStopped(stop);
        if (!(error instanceof Error)) throw error;
        const why = error.cause instanceof Error ? error.cause.message : error.message;
        if (attempt === attempts) {
          throw new UsageError({
            zh: `${address} 没有应答：${why}`,
            en: `${address} does not answer: ${why}`,
          });
        }
        await Promise.race([pause(firstPause * 2 ** (attempt - 1)), stopped]);
      }
    }
  };
  const ask = async (url: string, init: RequestInit = {}, size = 0): Promise<Response> => {
    const answer = await send(url, init, size);
    if (answer.ok || answer.status === 404) return answer;
    const [{ Code: code = answer.statusText, Message: message = '' } = {}] = xmlRecords(
      await answer.text(),
      'Error',
    );
    throw new UsageError({
      zh: `${target} 应答 ${answer.status} ${code}：${message}`,
      en: `${target} answers ${answer.status} ${code}: ${message}`,
    });
  };
  const addressOf = (path: string): string => address + inAddress(prefix + path);
  const write = async (path: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
    const init = {
      method: 'PUT',
      body,
      headers: {
        'Content-Type': contentTypeOf(path),
        'Cache-Control': cacheControlOf(`/${path}`),
      },
    };
    const answer = await ask(addressOf(path), init, body.length);
    if (!answer.ok) {
      throw new UsageError({ zh: `没有存储桶 ${target}`, en: `there is no bucket ${target}` });
    }
  };
  return {
    name: target,
    takes: (path) => encodingOf(path) === undefined,
    list: async () => {
      const sums = new Map<string, string>();
      for (let token = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== '') query.set('continuation-token', token);
        const answer = await ask(`${address}?${query}`);
        if (answer.status === 404) {
          throw new UsageError({ zh: `没有存储桶 ${target}`, en: `there is no bucket ${target}` });
        }
        const text = await answer.text();
        for (const { Key = '', ETag = '' } of xmlRecords(text, 'Contents'))
          sums.set(Key.slice(prefix.length), ETag.replaceAll('"', ''));
        token = xmlRecords(text, 'ListBucketResult')[0]?.NextContinuationToken ?? '';
        if (token === '') return sums;
      }
    },
    read: async (path) => {
      const answer = await ask(addressOf(path));
      return answer.ok ? answer.text() : undefined;
    },
    writeText: (path, text) => write(path, new TextEncoder().encode(text)),
    put: (folder, paths, done) =>
      sideBySide(paths, async (path) => {
        assertNotStopped(stop);
        await write(path, new Uint8Array(await readFile(join(folder, path))));
        done(path);
      }),
    remove: (paths) =>
      sideBySide(paths, async (path) => {
        assertNotStopped(stop);
        await ask(addressOf(path), { method: 'DELETE' });
      }),
  };
}

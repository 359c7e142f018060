import { UsageError } from '../../usage-error.ts';

/** Who signs, and where: by the environment variables that all tools for S3 read. */
export type S3Environment = Readonly<
  Partial<
    Record<
      | 'AWS_ACCESS_KEY_ID'
      | 'AWS_SECRET_ACCESS_KEY'
      | 'AWS_SESSION_TOKEN'
      | 'AWS_REGION'
      | 'AWS_ENDPOINT_URL'
      | 'AWS_ENDPOINT_URL_S3',
      string
    >
  >
>;

/** Where a site stands in an object store. */
export type Bucket = {
  /** Address of the bucket, with a slash at its end. */
  readonly address: string;
  /** What all keys begin with: nothing, or folders with a slash at the end. */
  readonly prefix: string;
};

/**
 * The bucket that a target names.
 * @throws UsageError where it is no `s3://bucket/prefix`, or the address of the store is none
 */
export function bucketOf(target: string, environment: S3Environment): Bucket {
  const [, bucket = '', folders = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(target) ?? [];
  if (bucket === '') {
    throw new UsageError({
      zh: `${target} 的写法不对；请写 s3://存储桶/路径`,
      en: `${target} is written wrongly; write s3://bucket/path`,
    });
  }
  const { AWS_REGION: region = 'us-east-1' } = environment;
  const endpoint =
    environment.AWS_ENDPOINT_URL_S3 ??
    environment.AWS_ENDPOINT_URL ??
    `https://s3.${region}.amazonaws.com`;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError({
      zh: `AWS_ENDPOINT_URL 不是网址：${endpoint}`,
      en: `AWS_ENDPOINT_URL is no address: ${endpoint}`,
    });
  }
  // Some stores have a host of its own for each bucket.
  const isInHost = url.hostname.startsWith(`${bucket}.`);
  const path = url.pathname.replace(/\/*$/, '/');
  const trimmed = folders.replace(/^\/+|\/+$/g, '');
  return {
    address: `${url.origin}${path}${isInHost ? '' : `${bucket}/`}`,
    prefix: trimmed === '' ? '' : `${trimmed}/`,
  };
}

/** A key as it stands in an address: RFC 3986, as signatures of version 4 count it. */
export const inAddress = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');

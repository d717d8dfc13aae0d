import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { newFileName, type PhotoStorage, StorageRefused, StorageUnavailable, validName } from './storage.ts';

/** Members wait for a picture, and the largest is some hundred kilobytes. */
const usual = { limitMs: 5000 };
/** Besides the first try: what a busy store refuses for a moment. Each request may be repeated, names are never used twice. */
const retries = 2;
const firstPauseMs = 100;

interface Place {
  readonly client: AwsClient;
  /** Address of the bucket, without a slash at its end. */
  readonly bucket: string;
}

/** `https://key:secret@s3.example/bucket?region=eu-central-1`; the store is asked by path, which every one understands. */
const placeOf = (address: string): Place => {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  return {
    client: new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
    }),
    bucket: `${protocol}//${host}${pathname.replace(/\/$/, '')}`,
  };
};

const isBusy = ({ status }: Response): boolean => status >= 500 || status === 429;

/**
 * Asks, and once more where the store is busy. The limit is given to `fetch` itself and not with the request that is signed: the one
 * that a request brings along is let go at the next collection of garbage, and then ends nothing. No redirect is followed: what stands
 * elsewhere is nobody's photo.
 */
const askPatiently = async (
  client: AwsClient,
  url: string,
  init: { readonly method: string; readonly body?: Uint8Array<ArrayBuffer> },
  signal: AbortSignal,
): Promise<Response> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(await client.sign(url, init), { signal, redirect: 'manual' });
    if (tries === retries || !isBusy(answer)) return answer;
    await answer.body?.cancel();
    await sleep(Math.random() * firstPauseMs * 2 ** tries, undefined, { signal });
  }
};

export interface S3Storage extends PhotoStorage {
  /**
   * Asks whether the bucket is there and these keys may use it.
   * @throws StorageRefused, which names the status and no secret; StorageUnavailable
   */
  check(): Promise<void>;
}

/**
 * Photos in a bucket of a store that speaks S3, under the paths that they have on disk (`photos/a/b/abc….webp`): a folder
 * of before is taken over by copying it.
 */
export const openS3Storage = (address: string, { limitMs } = usual): S3Storage => {
  const { client, bucket } = placeOf(address);
  /** The status is one of 200 to 299, or one of those that are looked for. */
  const ask = async (
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    path: string,
    {
      body,
      expected = [],
    }: { readonly body?: Uint8Array<ArrayBuffer>; readonly expected?: readonly number[] } = {},
  ): Promise<Response> => {
    let answer: Response;
    try {
      const signal = AbortSignal.timeout(limitMs);
      answer = await askPatiently(client, `${bucket}${path}`, { method, ...(body && { body }) }, signal);
    } catch (error) {
      throw new StorageUnavailable(`the storage does not answer (${method})`, { cause: error });
    }
    if (answer.ok || expected.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new StorageUnavailable(`the storage answers ${answer.status} (${method})`);
  };
  const pathOf = (name: string): string => `/photos/${name.slice(0, 1)}/${name.slice(1, 2)}/${name}`;
  /** Undefined where nothing of this name is. */
  const find = async (method: 'GET' | 'HEAD', name: string): Promise<Response | undefined> => {
    if (!validName.test(name)) return undefined;
    const answer = await ask(method, pathOf(name), { expected: [404] });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    return undefined;
  };
  return {
    put: async (bytes, name = newFileName()) => {
      const answer = await ask('PUT', pathOf(name), { body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      return name;
    },
    read: async (name) => {
      const answer = await find('GET', name);
      try {
        return answer && Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw new StorageUnavailable('the storage broke off', { cause: error });
      }
    },
    has: async (name) => (await find('HEAD', name)) !== undefined,
    remove: async (name) => {
      if (!validName.test(name)) return;
      const answer = await ask('DELETE', pathOf(name), { expected: [404] });
      await answer.body?.cancel();
    },
    check: async () => {
      const refusals = [301, 307, 400, 401, 403, 404];
      const { ok, status } = await ask('HEAD', '', { expected: refusals });
      if (!ok)
        throw new StorageRefused(`The storage at S3_URL refuses its address, bucket or key (${status}).`);
    },
  };
};

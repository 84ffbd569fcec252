import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#server/config.ts';
import { requireObjectName } from './object-name.ts';
import type { ObjectStore } from './port.ts';

/** For one attempt, its content included. */
const TIMEOUT_MS = 30_000;
/** Before the second attempt and the third, where that can help. */
const PAUSES_MS = [200, 1000];

export interface S3Timing {
  timeoutMs?: number;
  pausesMs?: readonly number[];
}

/** An attempt that failed, in words that hold neither keys nor addresses. */
class Failed extends Error {
  readonly retryable: boolean;

  constructor(message: string, options: ErrorOptions & { retryable: boolean }) {
    super(message, options);
    this.retryable = options.retryable;
  }
}

type Method = 'PUT' | 'GET' | 'DELETE';

/**
 * Objects in a bucket that speaks S3's protocol. All three calls say how things should be, so each can
 * be tried again when the store did not answer, or answered that it cannot at the moment.
 */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config,
  { timeoutMs = TIMEOUT_MS, pausesMs = PAUSES_MS }: S3Timing = {},
): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function attempt(method: Method, name: string, content?: Buffer): Promise<Answer> {
    // Signed with the rest: what arrives is what was sent, or it is refused.
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const request = await client.sign(`${endpoint}/${bucket}/${name}`, {
      method,
      headers: { 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(timeoutMs),
      ...(content && { body: content as BodyInit }),
    });
    try {
      const response = await fetch(request);
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (cause) {
      throw new Failed(`the object store did not answer to ${method} (${reasonOf(cause)})`, {
        retryable: true,
        cause,
      });
    }
  }

  async function once(method: Method, name: string, content?: Buffer): Promise<Buffer | null> {
    const { status, body } = await attempt(method, name, content);
    if (status >= 200 && status < 300) return body;
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 4096))?.[1] ?? 'no code';
    // A bucket that does not exist answers 404 too, and is no reason to believe that an object is gone.
    if (status === 404 && code === 'NoSuchKey' && method !== 'PUT') return null;
    throw new Failed(`the object store answered ${status} to ${method} (${code})`, {
      retryable: status >= 500 || status === 429,
    });
  }

  async function call(method: Method, name: string, content?: Buffer): Promise<Buffer | null> {
    requireObjectName(name);
    for (const wait of pausesMs)
      try {
        return await once(method, name, content);
      } catch (error) {
        if (!(error instanceof Failed && error.retryable)) throw error;
        await pause(wait);
      }
    return once(method, name, content);
  }

  return {
    put: async (name, content) => void (await call('PUT', name, content)),
    get: (name) => call('GET', name),
    delete: async (name) => void (await call('DELETE', name)),
  };
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A system's or a library's code, which quotes no address. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return name;
  const behind = (cause as { code?: unknown } | undefined)?.code;
  return [behind, code, name].find((said): said is string => typeof said === 'string') ?? 'unknown';
}

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#server/config.ts';
import { requireObjectName } from './object-name.ts';
import type { ObjectStore } from './port.ts';

/** Limit of one attempt, transfer of the content included. */
const TIMEOUT_MS = 30_000;
/** Waits before the second and the third attempt, where the error may be temporary. */
const PAUSES_MS = [200, 1000];

export interface S3Timing {
  timeoutMs?: number;
  pausesMs?: readonly number[];
}

/** A failed attempt; its message holds neither keys nor addresses. */
class Failed extends Error {
  readonly retryable: boolean;

  constructor(message: string, options: ErrorOptions & { retryable: boolean }) {
    super(message, options);
    this.retryable = options.retryable;
  }
}

type Method = 'PUT' | 'GET' | 'DELETE';

/**
 * Objects in a bucket with the S3 protocol. All three calls are idempotent, so each is retried when the
 * store did not answer or answered with a temporary error.
 */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config,
  { timeoutMs = TIMEOUT_MS, pausesMs = PAUSES_MS }: S3Timing = {},
): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function attempt(method: Method, name: string, content?: Buffer): Promise<Answer> {
    // Part of the signature: the store refuses content that was changed on the way.
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
    // A missing bucket answers 404 too, which does not mean that the object is gone.
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

/** The error code of the system or of a library; it quotes no address. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: unknown };
  if (name === 'TimeoutError') return name;
  const behind = (cause as { code?: unknown } | undefined)?.code;
  return [behind, code, name].find((said): said is string => typeof said === 'string') ?? 'unknown';
}

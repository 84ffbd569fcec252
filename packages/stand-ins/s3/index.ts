import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBytes } from '../http.ts';
import { errorBody, S3Error } from './errors.ts';
import { type Keys, verifySignature } from './signature.ts';

const OBJECT_LIMIT = 16 * 1024 * 1024;

/** A simulated failure: an error, no answer at all, or half an object. */
export type Failure = { status: number; code: string } | 'silence' | 'cut';

export type S3 = Awaited<ReturnType<typeof startS3>>;

/**
 * A stand-in for an S3-compatible store: one private bucket in memory, addressed by its path, that
 * verifies each request's signature.
 */
export async function startS3(options: Keys & { bucket: string }) {
  const objects = new Map<string, Buffer>();
  const failures: Failure[] = [];
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBytes(request, OBJECT_LIMIT);
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    requests.push(`${request.method} ${pathname}`);
    const failure = failures.shift();
    if (failure === 'silence') return;
    try {
      if (typeof failure === 'object') throw new S3Error(failure.status, failure.code);
      verifySignature(request, body, options);
      const content = act(request.method ?? '', pathname, body);
      response.writeHead(request.method === 'DELETE' ? 204 : 200, {
        'content-length': content.length,
      });
      if (failure === 'cut') {
        response.write(content.subarray(0, content.length / 2), () => response.destroy());
        return;
      }
      response.end(content);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      response.writeHead(error.status, { 'content-type': 'application/xml' });
      response.end(errorBody(error, pathname, options.accessKeyId));
    }
  }

  function act(method: string, pathname: string, body: Buffer): Buffer {
    const [, bucket, ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (bucket !== options.bucket) throw new S3Error(404, 'NoSuchBucket');
    const nothing = Buffer.alloc(0);
    if (method === 'PUT') {
      objects.set(name, body);
      return nothing;
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return nothing;
    }
    if (method !== 'GET') throw new S3Error(405, 'MethodNotAllowed');
    const content = objects.get(name);
    if (!content) throw new S3Error(404, 'NoSuchKey');
    return content;
  }

  const server = await listenLocally((request, response) => {
    // A request that was aborted cannot be answered.
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: server.url,
    objects,
    /** Each request so far, refused ones included: `PUT /bucket/name`. */
    requests,
    /** Makes the next requests fail, in this order. */
    failNext: (...next: Failure[]) => void failures.push(...next),
    close: () => server.close(),
  };
}

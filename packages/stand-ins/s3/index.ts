import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenLocally, readBytes } from '../http.ts';
import { errorBody, S3Error } from './errors.ts';
import { type Keys, verifySignature } from './signature.ts';

const OBJECT_LIMIT = 16 * 1024 * 1024;

/** What the next request meets instead of an answer: a refusal, silence, or half an object. */
export type Trouble = { status: number; code: string } | 'silence' | 'cut';

export type S3 = Awaited<ReturnType<typeof startS3>>;

/**
 * A stand-in for an S3-compatible store: one private bucket in memory, addressed by its path, that
 * verifies each request's signature.
 */
export async function startS3(options: Keys & { bucket: string }) {
  const objects = new Map<string, Buffer>();
  const troubles: Trouble[] = [];
  const asked: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBytes(request, OBJECT_LIMIT);
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    asked.push(`${request.method} ${pathname}`);
    const trouble = troubles.shift();
    if (trouble === 'silence') return;
    try {
      if (typeof trouble === 'object') throw new S3Error(trouble.status, trouble.code);
      verifySignature(request, body, options);
      const content = act(request.method ?? '', pathname, body);
      response.writeHead(request.method === 'DELETE' ? 204 : 200, {
        'content-length': content.length,
      });
      if (trouble === 'cut') {
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
    // A request that breaks off on its way has nobody left to answer.
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: server.url,
    objects,
    /** Each request so far, refused ones included: `PUT /bucket/name`. */
    asked,
    /** What the next requests meet, in this order. */
    trouble: (...next: Trouble[]) => void troubles.push(...next),
    close: () => server.close(),
  };
}

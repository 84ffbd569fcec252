import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** The document as it is sent, by the encoding that whoever asks accepts. */
interface Sent {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly identity: Buffer;
}

/**
 * `GET {base}/openapi.json`: the contract for those who write another client. Made and compressed once, when first asked for:
 * two megabytes for everybody who asks would be the dearest of all replies.
 */
export function mountOpenApi(api: FastifyInstance, { origin }: Pick<Config, 'origin'>): void {
  let document: Promise<Sent> | undefined;
  const make = async (): Promise<Sent> => {
    const { openApiDocument } = await import('./document.ts');
    const identity = Buffer.from(JSON.stringify(openApiDocument(origin)));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(identity, { params }),
      promisify(gzip)(identity),
    ]);
    return { br, gzip: gzipped, identity };
  };
  api.get('/openapi.json', async (request, reply) => {
    document ??= make();
    const encoding = encodingFor(request.headers['accept-encoding']);
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300',
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      .send((await document)[encoding]);
  });
}

/** The best one that is accepted; what is refused says so with a weight of nothing. */
function encodingFor(accepted = ''): keyof Sent {
  const named = accepted.split(',').filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one));
  const words = named.map((one) => one.split(';')[0]?.trim().toLowerCase());
  const found = (['br', 'gzip'] as const).find((one) => words.includes(one));
  return found ?? (words.includes('*') ? 'gzip' : 'identity');
}

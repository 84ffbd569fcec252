import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';

export type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60_000;
const REQUIRED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** Refuses a request whose Signature Version 4 does not match the request, its body and the time. */
export function verifySignature(request: IncomingMessage, body: Buffer, keys: Keys): void {
  const { scope, signedHeaders, signature, accessKeyId } = authorizationOf(request);
  if (accessKeyId !== keys.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
  const stamp = header(request, 'x-amz-date');
  requireFresh(stamp);
  const day = stamp.slice(0, 8);
  if (scope !== `${day}/${keys.region}/s3/aws4_request`)
    throw new S3Error(400, 'AuthorizationHeaderMalformed');
  if (REQUIRED.some((name) => !signedHeaders.includes(name)))
    throw new S3Error(403, 'AccessDenied');
  const hash = header(request, 'x-amz-content-sha256');
  if (hash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch');

  const url = new URL(request.url ?? '/', 'http://local');
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams].map(encodePair).toSorted().join('&'),
    ...signedHeaders.map((name) => `${name}:${header(request, name).trim()}`),
    '',
    signedHeaders.join(';'),
    hash,
  ].join('\n');
  const text = [ALGORITHM, stamp, scope, sha256(canonical)].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  const expected = createHmac('sha256', key).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new S3Error(403, 'SignatureDoesNotMatch');
}

function authorizationOf(request: IncomingMessage) {
  const authorization = request.headers.authorization ?? '';
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    );
  if (!found) throw new S3Error(403, 'AccessDenied');
  const [, accessKeyId = '', scope = '', names = '', signature = ''] = found;
  return { accessKeyId, scope, signedHeaders: names.split(';'), signature };
}

const header = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '');

function requireFresh(stamp: string): void {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const skew = Math.abs(Date.now() - Date.parse(iso));
  if (!(skew <= MAX_SKEW_MS)) throw new S3Error(403, 'RequestTimeTooSkewed');
}

const encodePair = (pair: [string, string]): string => pair.map(encodeURIComponent).join('=');

import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type S3, startS3 } from './index.ts';

const keys = { accessKeyId: 'llave', secretAccessKey: 'secreta', region: 'us-east-1' };
let s3: S3;

beforeAll(async () => {
  s3 = await startS3({ ...keys, bucket: 'fotos' });
});
beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
});
afterAll(() => s3.close());

/** A client's request, with the keys it has; aws4fetch signs as AWS does. */
const ask = (method: string, path: string, body?: string, changes: Partial<typeof keys> = {}) =>
  new AwsClient({ ...keys, ...changes, service: 's3', retries: 0 }).fetch(s3.url + path, {
    method,
    ...(body !== undefined && { body }),
    headers: { 'x-amz-content-sha256': hashOf(body ?? '') },
  });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const codeOf = async (reply: Response) => [
  reply.status,
  /<Code>(.*)<\/Code>/.exec(await reply.text())?.[1],
];

describe('an object', () => {
  test('is stored, read, replaced and deleted', async () => {
    expect((await ask('PUT', '/fotos/a/b.webp', 'uno')).status).toBe(200);
    expect((await ask('PUT', '/fotos/a/b.webp', 'dos')).status).toBe(200);
    expect(await (await ask('GET', '/fotos/a/b.webp')).text()).toBe('dos');
    expect((await ask('DELETE', '/fotos/a/b.webp')).status).toBe(204);
    expect(await codeOf(await ask('GET', '/fotos/a/b.webp'))).toEqual([404, 'NoSuchKey']);
    expect(s3.requests).toEqual([
      'PUT /fotos/a/b.webp',
      'PUT /fotos/a/b.webp',
      'GET /fotos/a/b.webp',
      'DELETE /fotos/a/b.webp',
      'GET /fotos/a/b.webp',
    ]);
  });

  test('may be deleted twice, as in S3', async () => {
    expect((await ask('DELETE', '/fotos/nada')).status).toBe(204);
  });
});

describe('a request is refused', () => {
  test.each<[string, Partial<typeof keys>, number, string]>([
    ['of another key', { accessKeyId: 'otra' }, 403, 'InvalidAccessKeyId'],
    ['signed with another secret', { secretAccessKey: 'otra' }, 403, 'SignatureDoesNotMatch'],
    ['for another region', { region: 'eu-west-1' }, 400, 'AuthorizationHeaderMalformed'],
  ])('%s', async (_, changes, status, code) => {
    expect(await codeOf(await ask('PUT', '/fotos/a', 'uno', changes))).toEqual([status, code]);
    expect(s3.objects.size).toBe(0);
  });

  test('without a signature, for another bucket, and with another method', async () => {
    expect(await codeOf(await fetch(`${s3.url}/fotos/a`))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await ask('GET', '/otras/a'))).toEqual([404, 'NoSuchBucket']);
    expect(await codeOf(await ask('POST', '/fotos/a', 'uno'))).toEqual([405, 'MethodNotAllowed']);
  });

  test('whose body is not the signed one', async () => {
    const signed = await new AwsClient({ ...keys, service: 's3' }).sign(`${s3.url}/fotos/a`, {
      method: 'PUT',
      body: 'uno',
      headers: { 'x-amz-content-sha256': hashOf('uno') },
    });
    const reply = await fetch(signed.url, { method: 'PUT', headers: signed.headers, body: 'dos' });
    expect(await codeOf(reply)).toEqual([400, 'XAmzContentSHA256Mismatch']);
  });

  test('that was signed a quarter of an hour ago', async () => {
    const late = new Date(Date.now() - 16 * 60_000).toISOString().replace(/[-:]|\.\d+/g, '');
    const signed = await new AwsClient({ ...keys, service: 's3' }).sign(`${s3.url}/fotos/a`, {
      headers: { 'x-amz-content-sha256': hashOf(''), 'x-amz-date': late },
      aws: { datetime: late },
    });
    expect(await codeOf(await fetch(signed))).toEqual([403, 'RequestTimeTooSkewed']);
  });
});

describe('told to fail', () => {
  test('it does so in this order, and then works again', async () => {
    await ask('PUT', '/fotos/a', 'un texto entero');
    s3.failNext({ status: 503, code: 'SlowDown' }, 'cut');
    expect(await codeOf(await ask('GET', '/fotos/a'))).toEqual([503, 'SlowDown']);
    const cut = await ask('GET', '/fotos/a');
    await expect(cut.text()).rejects.toThrow(TypeError);
    expect(await (await ask('GET', '/fotos/a')).text()).toBe('un texto entero');
  });

  test('it does not answer at all', async () => {
    s3.failNext('silence');
    const signal = AbortSignal.timeout(200);
    await expect(fetch(`${s3.url}/fotos/a`, { signal })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

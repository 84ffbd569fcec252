import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const root = path.resolve(import.meta.dirname, '..');
let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(path.join(tmpdir(), 'maestros-config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://maestros@db/maestros',
  ORIGIN: 'https://maestros.example',
  SECRET_KEY: 'x'.repeat(32),
  FILE_KEYS: `una:${Buffer.alloc(32, 1).toString('base64')}`,
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLIC_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_BUSINESS_ID: '2',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'word',
  SMTP_URL: 'smtps://user:password@mail.example',
  EMAIL_FROM: 'hola@maestros.example',
  TEAM_EMAIL: 'equipo@maestros.example',
};

describe('outside production', () => {
  it('everything has a default, and the secret is made once', () => {
    const config = readConfig({ DATA_DIR });
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      origin: 'http://localhost:3000',
      databaseUrl: null,
      demo: true,
      stripe: null,
      s3: null,
    });
    expect(config.secretKeys[0]).toHaveLength(43);
    expect(config.fileKeys[0].key).toHaveLength(32);
    const { secretKeys, fileKeys } = readConfig({ DATA_DIR });
    expect({ secretKeys, fileKeys }).toEqual({
      secretKeys: config.secretKeys,
      fileKeys: config.fileKeys,
    });
  });
});

describe('in production', () => {
  it('is complete with all of its variables', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, host: '0.0.0.0' });
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('needs %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(`Falta la variable ${name}`);
  });

  it('encrypts with the first of its keys and knows the others', () => {
    const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 250)];
    const FILE_KEYS = `b-2:${first.toString('base64')}, a_1:${second.toString('base64url')}`;
    expect(readConfig({ ...production, FILE_KEYS }).fileKeys).toEqual([
      { id: 'b-2', key: first },
      { id: 'a_1', key: second },
    ]);
  });

  it('signs with the first of its secrets and knows the others', () => {
    const SECRET_KEY = `${'n'.repeat(40)}, ${'f'.repeat(32)}`;
    expect(readConfig({ ...production, SECRET_KEY }).secretKeys).toEqual([
      'n'.repeat(40),
      'f'.repeat(32),
    ]);
    expect(() => readConfig({ ...production, SECRET_KEY: `${'n'.repeat(40)},short` })).toThrow(
      'La variable SECRET_KEY no es válida',
    );
  });

  it('allows only the other sites that it names', () => {
    expect(readConfig(production).allowedOrigins).toEqual([]);
    const ALLOWED_ORIGINS = 'https://app.maestros.example/, https://otra.example:8443';
    expect(readConfig({ ...production, ALLOWED_ORIGINS }).allowedOrigins).toEqual([
      'https://app.maestros.example',
      'https://otra.example:8443',
    ]);
  });

  it('never loads demo data', () => {
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow('La variable DEMO');
  });
});

describe('a product that is not in production', () => {
  it.each(['0.0.0.0', '::', '192.168.1.7', 'maquina.local'])(
    'does not listen on %s, where others reach its tools, unless asked twice',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow('La variable HOST no es válida');
      expect(readConfig({ HOST, EXPOSE_DEVELOPMENT: 'on' }).host).toBe(HOST);
      expect(readConfig({ ...production, HOST }).host).toBe(HOST);
    },
  );

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('listens on %s', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST);
  });
});

describe('a wrong value', () => {
  it.each([
    ['PORT', 'ochenta'],
    ['PORT', '70000'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://x'],
    ['ORIGIN', 'https://maestros.example/ruta'],
    ['ORIGIN', 'http://maestros.example'],
    ['ALLOWED_ORIGINS', 'http://app.maestros.example'],
    ['ALLOWED_ORIGINS', 'https://app.maestros.example/ruta'],
    ['ALLOWED_ORIGINS', 'https://*.maestros.example'],
    ['ALLOWED_ORIGINS', 'https://a@evil.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['SECRET_KEY', 'short'],
    ['FILE_KEYS', 'una:corta'],
    ['FILE_KEYS', Buffer.alloc(32).toString('base64')],
    ['FILE_KEYS', ['a', 'b', 'a'].map((id) => `${id}:${'A'.repeat(43)}`).join()],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['SMTP_URL', 'http://mail.example'],
    ['TEAM_EMAIL', 'equipo'],
    ['TEAM_EMAIL', 'a@b.mx, c@d.mx'],
    ['WHATSAPP_CONTACT', '123'],
  ])('of %s stops with a sentence that names it (%s)', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      `La variable ${name} no es válida`,
    );
  });

  it('of a contact is not needed: development has nobody’s phone, production no link', () => {
    expect(readConfig({ DATA_DIR }).operator.whatsappContact).toBe('+525500000000');
    expect(readConfig(production).operator.whatsappContact).toBeNull();
  });

  it('of DATA_DIR too, where no folder can be', () => {
    const file = path.join(root, 'README.md');
    expect(() => readConfig({ DATA_DIR: file })).toThrow('La variable DATA_DIR no es válida');
  });

  it('of an incomplete group names what is missing', () => {
    expect(() => readConfig({ DATA_DIR, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'Falta la variable STRIPE_PUBLIC_KEY',
    );
    expect(() => readConfig({ ...production, S3_BUCKET: 'maestros' })).toThrow(
      'Falta la variable S3_ENDPOINT',
    );
  });

  it('of the object store names what is wrong', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'maestros',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(readConfig({ ...production, ...s3 }).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'maestros',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
    for (const [name, value] of [
      ['S3_ENDPOINT', 's3.example'],
      ['S3_ENDPOINT', 'https://s3.example/maestros'],
      ['S3_BUCKET', 'a/../b'],
    ] as const)
      expect(() => readConfig({ ...production, ...s3, [name]: value })).toThrow(
        `La variable ${name} no es válida`,
      );
  });
});

describe('the README', () => {
  it('lists exactly the variables that are read', () => {
    const source = ['config.ts', 'config/secrets.ts']
      .map((file) => readFileSync(path.join(root, 'server', file), 'utf8'))
      .join('\n');
    const read = new Set(
      source.match(/(?<=')[A-Z][A-Z_]+(?=')|\b(STRIPE|WHATSAPP|SMS|SMTP|EMAIL|S3)_[A-Z_]+\b/g),
    );
    const table = readFileSync(path.join(root, 'README.md'), 'utf8').match(
      /(?<=^\| `)[A-Z][A-Z\d_]+(?=`)/gm,
    );
    expect([...(table ?? [])].toSorted()).toEqual([...read].toSorted());
  });
});

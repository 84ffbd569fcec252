import pino from 'pino';
import { expect, it } from 'vitest';
import { loggerOptions } from './log.ts';

/** What our logger writes for these fields. */
function written(fields: object): string {
  const lines: string[] = [];
  const log = pino(loggerOptions('debug'), { write: (line) => void lines.push(line) });
  log.info(fields, 'said');
  return lines.join('');
}

it.each([
  'session_id',
  'pass',
  'code',
  'phone',
  'telefono',
  'email',
  'clabe',
  'cic',
  'ocr',
  'mrz',
  'validacionMRZ',
  'id_sms',
  'clave',
  'cookie',
])('hides %s at every depth that we log', (name) => {
  for (const fields of [{ [name]: 'zafiro' }, { a: { [name]: 'zafiro' } }])
    expect(written(fields)).toContain('[oculto]');
  const deep = { [name]: 'zafiro', a: { [name]: 'zafiro', b: { [name]: 'zafiro' } } };
  expect(written(deep)).not.toContain('zafiro');
});

it.each([
  ['an e-mail', new Error('550 no such user <zafiro@correo.mx>')],
  ['a telephone', new Error('number +523399887766 is not on WhatsApp')],
  ['a telephone without its country', new Error('number 3399887766 is not on WhatsApp')],
  [
    'a value that PostgreSQL cannot read',
    Object.assign(new Error('invalid input syntax for type bigint: "zafiro"'), { code: '22P02' }),
  ],
  ['the row of a constraint', Object.assign(new Error('twice'), { detail: 'Key (a)=(zafiro)' })],
  ['one that is behind another', new Error('failed', { cause: new Error('to zafiro@correo.mx') })],
])('an error does not quote %s', (_what, err) => {
  const line = written({ err });
  expect(line).not.toMatch(/zafiro|3399887766/);
  expect(line).toContain('log.test.ts');
});

it('names a path without its query and without the link that gives an account', () => {
  const req = (url: string) => ({ req: { method: 'GET', url, ip: '::1' } });
  expect(written(req('/login?email=zafiro'))).not.toContain('zafiro');
  for (const url of ['/m/ca/zafiro', '/m/ca/zafiro.data', '/m/ca/zafiro?x=1', '/M/CA/zafiro'])
    expect(written(req(url))).toMatch(/"path":"\/m\/ca\/\[oculto\]"/i);
  for (const url of ['/invitacion/zafiro', '/invitacion/zafiro.data?x=1', '/Invitacion/zafiro'])
    expect(written(req(url))).toMatch(/"path":"\/invitacion\/\[oculto\]"/i);
  expect(written(req('/ver/profesional/abc?x=1'))).toContain('"path":"/ver/profesional/abc"');
});

import { bodyWith, fieldsOf, ODD, pathName } from '#contract/testing.ts';
import type { Measure } from '../report.ts';
import {
  answering,
  exampleOf,
  type Hostile,
  json,
  measuresOf,
  prepareCallers,
  sendAll,
  sessionOf,
  whoMay,
} from './hostile.ts';
import type { Target } from './target.ts';

const DEEP = 20_000;
const MANY = 5000;
const JSON_TYPE = 'application/json';

/** Bodies that are no body, of any call. */
const MALFORMED: readonly (readonly [what: string, type: string, body: string | Buffer])[] = [
  ['nothing', JSON_TYPE, ''],
  ['a word', JSON_TYPE, 'hola'],
  ['half an object', JSON_TYPE, '{"a":'],
  ['half a text', JSON_TYPE, '{"a":"b'],
  ['a comma too many', JSON_TYPE, '{"a":1,}'],
  ['null', JSON_TYPE, 'null'],
  ['a number', JSON_TYPE, '1e400'],
  ['a list', JSON_TYPE, '[]'],
  ['NaN', JSON_TYPE, '{"a":NaN}'],
  ['deep lists', JSON_TYPE, '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['deep objects', JSON_TYPE, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
  ['a huge number', JSON_TYPE, `{"a":${'9'.repeat(100_000)}}`],
  ['many keys', JSON_TYPE, `{${Array.from({ length: MANY }, (_, n) => `"k${n}":${n}`).join()}}`],
  [
    'bytes that are no text',
    JSON_TYPE,
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  ],
  ['a byte order mark', JSON_TYPE, '\ufeff{}'],
  ['too much', JSON_TYPE, `{"a":"${'x'.repeat(300_000)}"}`],
  ['another type', 'text/plain', '{}'],
  ['no type', '', '{}'],
  ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['another charset', 'application/json; charset=utf-7', '{}'],
  [
    'a form',
    'application/x-www-form-urlencoded',
    'a[b][c]=1&a[b]=2&a=3&__proto__[x]=1&a[__proto__][y]=1',
  ],
  ['a form of many', 'application/x-www-form-urlencoded', 'a=1&'.repeat(MANY)],
  ['a deep form', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(MANY)}=1`],
  ['half an escape', 'application/x-www-form-urlencoded', 'a=%E0%A4%A&%=%zz'],
  ['multipart without an edge', 'multipart/form-data', '--b\r\n\r\nx\r\n--b--'],
  [
    'multipart that does not end',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ],
  ['multipart of another edge', 'multipart/form-data; boundary=c', '--b\r\n\r\nx\r\n--b--\r\n'],
  [
    'multipart without a name',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
  ],
  [
    'multipart with a long head',
    'multipart/form-data; boundary=b',
    `--b\r\nContent-Disposition: form-data; name="${'n'.repeat(100_000)}"\r\n\r\nx\r\n--b--\r\n`,
  ],
  [
    'multipart of many parts',
    'multipart/form-data; boundary=b',
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(MANY)}--b--\r\n`,
  ],
  [
    'multipart with a foreign file',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="otra"; filename="../../a.js"\r\n\r\nx\r\n--b--\r\n',
  ],
  [
    'multipart with a prototype',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="__proto__[admin]"\r\n\r\n1\r\n--b--\r\n',
  ],
];

/** Keys that mean something to the language, and keys twice, in a body that is right otherwise. */
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

/** Every call with every field odd, and with bodies that are none. */
export async function bodies(target: Target): Promise<Measure[]> {
  await prepareCallers(target);
  return measuresOf('hostile bodies', await sendAll(target, generated()));
}

function* generated(): Generator<Hostile> {
  let n = 0;
  for (const call of answering) {
    const rol = whoMay(call);
    const plausible = () => ({ ...exampleOf(call), rute: '', ...(rol && sessionOf(rol, n++)) });
    for (const { path } of fieldsOf(call))
      for (const odd of ODD) {
        const [first = ''] = path;
        const value = (bodyWith(path, odd) as Record<string, unknown>)[first];
        yield json(
          call,
          { ...plausible(), [first]: value },
          `${pathName(path)} = ${JSON.stringify(odd).slice(0, 40)}`,
        );
      }
    for (const key of KEYS) {
      const { what, ...request } = json(call, plausible(), key);
      const nasty = `{"admin":true,"rol":4,"session_id":"x"}`;
      const body = `{"${key}":${nasty},${String(request.body).slice(1)}`;
      yield { ...request, body, what };
    }
    const twice = JSON.stringify(plausible()).slice(1);
    yield { ...json(call, {}, 'keys twice'), body: `{"session_id":"x","rute":[],${twice}` };
    for (const [what, type, body] of MALFORMED)
      yield {
        path: `/api${call.path}`,
        body,
        headers: type === '' ? {} : { 'content-type': type },
        what: `${call.path} ${what}`,
      };
    for (const method of ['GET', 'PUT', 'DELETE', 'TRACE'])
      yield {
        path: `/api${call.path}`,
        method,
        body: '',
        headers: {},
        what: `${method} ${call.path}`,
      };
  }
}

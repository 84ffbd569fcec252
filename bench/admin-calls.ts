// The administrator's lists. A page must not cost more when the list is longer.
import type { FastifyInstance } from 'fastify';
import { ask } from './calls.ts';
import type { BenchRequest } from './chat-calls.ts';
import { ADMINISTRATOR, keyOf, tokenOf } from './scale.ts';

/** Pages up to this one are read from the top. */
const DEEP = 200;

interface List {
  readonly name: string;
  readonly url: string;
  readonly filter: object;
  /** A text that nearly every row has, and one that only a few rows have at any scale. */
  readonly common: string;
  readonly rare: string;
  /** A sign that nearly every row has. */
  readonly sign: string;
}

const LISTS: readonly List[] = [
  {
    name: 'accounts',
    url: '/api/admin/accounts/get_accounts.php',
    filter: { rol: 1 },
    common: 'prueba',
    rare: 'persona7777@',
    sign: '@',
  },
  {
    name: 'messages',
    url: '/api/admin/mensajes/get_mensajes.php',
    filter: {},
    common: 'acordada',
    rare: 'mensaje 97:',
    sign: ':',
  },
  {
    name: 'reviews',
    url: '/api/admin/reviews/get_reviews.php',
    filter: { type: 'profesional' },
    common: 'recomiendo',
    rare: 'reseña 7777:',
    sign: ':',
  },
  {
    name: 'payments',
    url: '/api/admin/pagos/get_pagos_de_clientes.php',
    filter: { intentos: true },
    common: 'membresia',
    rare: 'pi_bench_7777_',
    sign: '_',
  },
  {
    name: 'requests',
    url: '/api/admin/requests/get_requests.php',
    filter: { estado: 'cerrada', lugar: 'Jalisco' },
    common: 'fuga',
    rare: 'fuga 7777:',
    sign: ':',
  },
];

const NOBODY = 'zzxqj';
const admin = { rute: '', session_id: tokenOf(ADMINISTRATOR), keylogin: keyOf(ADMINISTRATOR) };

/** The requests for one list: its pages, a filter, and texts and signs that all, few or no rows have. */
async function requestsFor(app: FastifyInstance, list: List): Promise<BenchRequest[]> {
  const { name, url, filter, common, rare, sign } = list;
  const markOf = async (body: object) => (await ask(app, url, { ...admin, ...body })).marca;
  const next = async (body: object, page: number) => ({
    ...body,
    page: page + 1,
    marca: await markOf({ ...body, page }),
  });
  const bodies: (readonly [what: string, body: object])[] = [
    ['page 1', {}],
    ['page 2 by its mark', await next({}, 1)],
    [`page ${DEEP} from the top`, { page: DEEP }],
    [`page ${DEEP + 1} by its mark`, await next({}, DEEP)],
    ...(Object.keys(filter).length > 0 ? [['filtered', filter] as const] : []),
    ['a text of all', { search: common }],
    ['a text of all, page 2', await next({ search: common }, 1)],
    ['a text of few', { search: rare }],
    ['a text of none', { search: NOBODY }],
    ['a sign of all', { search: sign }],
    ['a sign of none', { search: '§' }],
  ];
  return bodies.map(([what, body]) => ({
    name: `${name}, ${what}`,
    url,
    body: { ...admin, ...body },
  }));
}

export async function adminCalls(app: FastifyInstance): Promise<BenchRequest[]> {
  const calls: BenchRequest[] = [];
  for (const list of LISTS) calls.push(...(await requestsFor(app, list)));
  return calls;
}

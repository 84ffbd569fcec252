// The team's list of projects: its orders, its filters, and texts that few or no projects have.
import type { FastifyInstance } from 'fastify';
import { ask } from './calls.ts';
import type { BenchRequest } from './chat-calls.ts';
import { ADMINISTRATOR, keyOf, tokenOf } from './scale.ts';

const URL = '/api/admin/projects/get_projects.php';
const admin = { rute: '', session_id: tokenOf(ADMINISTRATOR), keylogin: keyOf(ADMINISTRATOR) };

export async function projectCalls(app: FastifyInstance): Promise<BenchRequest[]> {
  const { siguiente } = await ask(app, URL, admin);
  const bodies: readonly (readonly [what: string, body: object])[] = [
    ['all', {}],
    ['page 2 by its mark', { despues: siguiente }],
    ['the dearest', { orden: 'precio' }],
    ['the longest without movement', { orden: 'sin_movimiento' }],
    ['the next to be due', { orden: 'vence' }],
    ['finished', { estado: 'finalizada' }],
    ['under way', { estado: 'abiertos' }],
    ['with money held', { con: 'protegido' }],
    ['in dispute', { con: 'disputa' }],
    ['of a trade in a place', { categoria: 'Plomería', lugar: 'Jalisco', estado: 'cancelada' }],
    ['of a price', { precio_desde: 5_000, precio_hasta: 20_000 }],
    ['of nobody', { responsable: 'nadie' }],
    ['of one', { responsable: 'mias' }],
    ['due in a day', { vence: 1 }],
    ['a text of few', { search: 'persona7777@' }],
    ['a text of none', { search: 'zzxqj' }],
  ];
  return bodies.map(([what, body]) => ({
    name: `projects, ${what}`,
    url: URL,
    body: { ...admin, ...body },
  }));
}
